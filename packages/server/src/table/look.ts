/**
 * Which letters look like which, as capitals or as small ones: a Latin letter or a digit, and those that can pass for it. Names are
 * of any script, but it is Latin, Cyrillic and Greek ones that people mix up, and the letters of others that are drawn like them.
 */
const ALIKE = [
  'a АаΑαɑᴀꭺꓮ',
  'b 8ВвЬьΒβбʙᏼꓐ',
  'c Ссᴄꮯꓚ',
  'd Ԁԁᴅđðꭰꓓ',
  'e ЕеЄєΕεɛᴇꭼꓰ',
  'f Ϝϝꜰƒꓝ',
  'g ɡɢցԌԍꮐꓖ',
  'h НнҺһΗհʜꮋꓧ',
  'j ЈјΙϳᴊյꭻꓙ',
  'k КкΚκᴋĸꮶꓗ',
  'l 1iIІіӀӏιıɩɪʟłꭵꓲꮮꓡ',
  'm МмΜᴍꮇꓟ',
  'n ПпΝηոɴŋꓠ',
  'o 0ОоΟοσօøᴏꓳ',
  'p РрΡρᴘþꮲꓑ',
  'q Ԛԛզ',
  'r Ггᴦʀꭱꓣ',
  's 5ЅѕςՏꜱꮪꓢ',
  't ТтΤτᴛꭲꓔ',
  'u υսᴜꓴ',
  'v Ѵѵνᴠꮩꓦ',
  'w ШшԜԝѡωᴡꮃꓪ',
  'x ХхΧχꓫ',
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
export function looksOf(name: string): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const looks = [lookOf(name), lookOf(name.toUpperCase())];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, looks);
  return looks;
}

function lookOf(name: string): string {
  const bare = name.normalize('NFKD').replace(BESIDES, '');
  const letters = [...bare].map((letter) => LOOKS.get(letter) ?? LOOKS.get(letter.toLowerCase()) ?? letter.toLowerCase());
  const look = letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
  return look === '' ? name : look;
}
