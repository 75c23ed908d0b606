import { confusablesMap } from 'confusables';

/**
 * The letters that look alike, as capitals or as small letters. Each line starts with a Latin letter, a digit or several letters,
 * followed by the characters that can pass for them, among them Latin letters with strokes and tails, and symbols. These lines take
 * precedence over the library, which lacks some letters of the Unicode table of confusables and maps some of living scripts to wrong
 * ones.
 */
const ALIKE = [
  'a АаΑαɑᴀꭺꓮ𖽀Ꞻꞻ△▲▴▵',
  'b 8ВвЬьΒβбʙᏼꓐᵬꞖꞗȣȢ',
  'c СсᴄꮯꓚɕꞒꞓꞔꟄ𑣩𐔜𝼝☽',
  'd ԀԁᴅđðꭰꓓǅǲȡꝹꝺꟇꟈᒇƋƌ',
  'e ЕеЄєΕεɛᴇꭼꓰⱸꬴ𑢦𑢮ꬳᶓ€',
  'f ϜϝꜰƒꓝꝻꝼք𑣂𑢢𐔥',
  'g ɡɢցԌԍꮐꓖᵹꝽꞠꞡꬶƍ',
  'h НнҺһΗհʜꮋꓧ',
  'j ЈјͿϳᴊյꭻꓙɟ',
  'k КкΚκᴋĸꮶꓗꝂꝃꝅꞢꞣ𐔘𝼃',
  'l 1iIІіӀӏιıɩɪʟłꭵꓲꮮꓡǈȴɬᶅꝈꝉꞎꞭꬷꬸꬹΙ𑣃𖼨𐊊𐌉𖼖𑢣𑢲𐔦ᴌꝆꝇꞼꞽ𝼚𝼄𝼑𝼓£❘❙❚',
  'm МмΜᴍꮇꓟꬺ𑣣𑜀',
  'n ПпΝηոɴŋꓠǋꞐꞑꞤꞥꬻ𐔓',
  'o 0ОоΟοσօøᴏꓳⱺꝊꝋꝌꝍهھہە𑣈𑣗𑓐𑣠𑢵𐔖ꬾꬿᴓ𝼛○◯◦◌◍◎◉●⚪⚫⚬',
  'p РрΡρᴘþꮲꓑᵱᶈꝐꝑꝒꝓꝔꝕᒆ₽',
  'q ԚԛզʠꝘꝙꞯ',
  'r ГгᴦʀꭱꓣɽᵳꝚꝛꞂꞃꞦꞧꭉꭋꭌ𖼵ꭅꭆ𝼖',
  's 5ЅѕςՏꜱꮪꓢᵴẜẝꞄꞅꞨꞩꟉꟊ𑢻𑣁𖼺𝼞$',
  't ТтΤτᴛꭲꓔȾᵵⱦꞆꞇ𖼊𑢼𝼉+✝✞✟✚✛✜',
  'u υսᴜꓴꞸꞹ𑣘𖽂𑢸Ꞿꞿ',
  'v ѴѵνᴠꮩꓦƲʋᶌⱱⱴꝞꝟ𑜆𑣀ꛟ𖼈𑢠𐔝▽▼▾▿✓✔',
  'w ШшԜԝѡωᴡꮃꓪ𑜊𑜎𑜏𑣦',
  'x ХхΧχꓫꭖꭗꭘꭙ𐔧☓✕✖✗✘',
  'y УуҮүΥγʏꓬ𑣜𖽃𑢤Ỿỿ¥',
  'z 2ΖζᴢƶꮓꓜƵꝚϨꙄ𑣄𑣥𑢩Ꝣꝣ',
  '3 Ззɜʒ𖼻𑣊',
  '4 Чч𑢯',
  '6 б𑣕',
  '7 𑣆',
  '9 𑣌𑢬𑣖',
  'aa ꜳꜲ',
  'ae ӕÆӔ',
  'ao ꜵꜴ',
  'au ꜷꜶ',
  'av ꜹꜻꜸꜺ',
  'ay ꜽꜼ',
  'bl Ы',
  'dz ʣ',
  'll ǁ',
  'lo Ю',
  'ls ʪ',
  'lz ʫ',
  'oo ꝏꚙꝎꚘ',
  't3 Ꜩ',
  'tf ꝷ',
  'ts ʦ',
  'ue ᵫ',
  'uo ꭣ',
] as const;

const LOOKS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((line) => {
    const [meant = '', found = ''] = line.split(' ');
    return [...found].map((letter): readonly [string, string] => [letter, meant]);
  }),
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

function drawnLike(letter: string): string {
  const drawn = confusablesMap.get(letter) ?? confusablesMap.get(letter.toLowerCase()) ?? letter;
  return [...withoutMarks(drawn)].map((each) => mappedLetter(each) ?? each).join('');
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(IGNORED, '');
}
