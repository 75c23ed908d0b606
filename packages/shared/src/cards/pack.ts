import type { Face } from './face.ts';

const FIRST = 0x30;

/** One character for each card, so that a hand on the wire is as long as it has cards. */
export interface Packer {
  pack(cards: readonly Face[]): string;
  unpack(packed: string): readonly Face[];
}

/** A packer for cards of the given distinct faces; both sides build it from the same list. */
export function packer(faces: readonly Face[]): Packer {
  const characters = new Map(faces.map((face, index) => [face, String.fromCharCode(FIRST + index)]));
  return {
    pack(cards) {
      let packed = '';
      for (const card of cards) {
        const character = characters.get(card);
        if (character === undefined) throw new Error(`no such card in this deck: ${card}`);
        packed += character;
      }
      return packed;
    },
    unpack(packed) {
      return Array.from(packed, (character) => {
        const face = faces[character.charCodeAt(0) - FIRST];
        if (face === undefined) throw new Error(`no card is packed as ${JSON.stringify(character)}`);
        return face;
      });
    },
  };
}
