import { confusablesMap } from 'confusables';

/**
 * Which letters look like which, as capitals or as small ones: a Latin letter or a digit, and those that can pass for it, Latin ones with
 * strokes and tails among them. This comes before what the library says, which takes some letters of living scripts for other ones.
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

/** Accents, marks and all that only stands between letters or beside them. */
const BESIDES = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]|[\u02b0-\u02ff\p{P}\s]|\ufe0f/gu;

/** So many names are remembered with their looks: everybody at a table is compared whenever somebody comes or goes. */
const MOST_KNOWN = 10_000;
const known = new Map<string, readonly string[]>();

/** Of a name, what meets the eye, also if it were in capitals: two that have one of it in common can be taken for each other. */
export function lookAlikesOf(name: string): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const looks = [lookOf(name), lookOf(name.toUpperCase())];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, looks);
  return looks;
}

function lookOf(name: string): string {
  const bare = withoutMarks(name);
  const letters = [...bare].map((letter) => looked(letter) ?? drawnLike(letter));
  const look = letters.join('').toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w');
  return look === '' ? name : look;
}

function looked(letter: string): string | undefined {
  return LOOKS.get(letter) ?? LOOKS.get(letter.toLowerCase());
}

/** The Latin letters that the library takes it for. */
function drawnLike(letter: string): string {
  return [...withoutMarks(confusablesMap.get(letter) ?? letter)].map((each) => looked(each) ?? each).join('');
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(BESIDES, '');
}
