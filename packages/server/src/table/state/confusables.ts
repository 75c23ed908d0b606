import { confusablesMap } from 'confusables';

/**
 * The letters that look alike, as capitals or as small letters. Each line starts with a Latin letter or digit, followed by the
 * characters that can pass for it, among them Latin letters with strokes and tails. These lines take precedence over the library,
 * which maps some letters of living scripts to the wrong letters.
 */
const ALIKE = [
  'a АаΑαɑᴀꭺꓮ',
  'b 8ВвЬьΒβбʙᏼꓐᵬꞖꞗ',
  'c СсᴄꮯꓚɕꞒꞓꞔꟄ',
  'd ԀԁᴅđðꭰꓓǅǲȡꝹꝺꟇꟈ',
  'e ЕеЄєΕεɛᴇꭼꓰⱸꬴ',
  'f ϜϝꜰƒꓝꝻꝼ',
  'g ɡɢցԌԍꮐꓖᵹꝽꞠꞡꬶ',
  'h НнҺһΗհʜꮋꓧ',
  'j ЈјΙϳᴊյꭻꓙɟ',
  'k КкΚκᴋĸꮶꓗꝂꝃꝅꞢꞣ',
  'l 1iIІіӀӏιıɩɪʟłꭵꓲꮮꓡǈȴɬᶅꝈꝉꞎꞭꬷꬸꬹ',
  'm МмΜᴍꮇꓟꬺ',
  'n ПпΝηոɴŋꓠǋꞐꞑꞤꞥꬻ',
  'o 0ОоΟοσօøᴏꓳⱺꝊꝋꝌꝍ',
  'p РрΡρᴘþꮲꓑᵱᶈꝐꝑꝒꝓꝔꝕ',
  'q ԚԛզʠꝘꝙꞯ',
  'r ГгᴦʀꭱꓣɽᵳꝚꝛꞂꞃꞦꞧꭉꭋꭌ',
  's 5ЅѕςՏꜱꮪꓢᵴẜẝꞄꞅꞨꞩꟉꟊ',
  't ТтΤτᴛꭲꓔȾᵵⱦꞆꞇ',
  'u υսᴜꓴꞸꞹ',
  'v ѴѵνᴠꮩꓦƲʋᶌⱱⱴꝞꝟ',
  'w ШшԜԝѡωᴡꮃꓪ',
  'x ХхΧχꓫꭖꭗꭘꭙ',
  'y УуҮүΥγʏꓬ',
  'z 2ΖζᴢƶꮓꓜƵ',
  '3 Ззɜʒ',
  '4 Чч',
] as const;

const LOOKS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((line) => [...line.slice(2)].map((letter): readonly [string, string] => [letter, line.charAt(0)])),
);

/** Accents, marks, punctuation and spaces, which are ignored. */
const IGNORED = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]|[\u02b0-\u02ff\p{P}\s]|\ufe0f/gu;

/** The number of names whose look-alikes are cached. Everyone at a table is compared whenever someone joins or leaves. */
const MAX_CACHED_NAMES = 10_000;
const known = new Map<string, readonly string[]>();

/**
 * Returns what a name looks like, as written and in capitals. Two names that share one of these can be mistaken for each other.
 */
export function lookAlikesOf(name: string): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const looks = [lookOf(name), lookOf(name.toUpperCase())];
  if (known.size >= MAX_CACHED_NAMES) known.clear();
  known.set(name, looks);
  return looks;
}

function lookOf(name: string): string {
  const bare = withoutMarks(name);
  const letters = [...bare].map((letter) => mappedLetter(letter) ?? drawnLike(letter));
  const look = letters.join('').toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w');
  return look === '' ? name : look;
}

function mappedLetter(letter: string): string | undefined {
  return LOOKS.get(letter) ?? LOOKS.get(letter.toLowerCase());
}

/** Returns the Latin letters that the library maps a letter to. */
function drawnLike(letter: string): string {
  return [...withoutMarks(confusablesMap.get(letter) ?? letter)].map((each) => mappedLetter(each) ?? each).join('');
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(IGNORED, '');
}
