import type { Face } from './face.ts';

const FIRST = 0x30;

/** Encodes each card as one character, so that a hand on the wire is as long as its number of cards. */
export interface Packer {
  pack(cards: readonly Face[]): string;
  unpack(packed: string): readonly Face[];
}

/** Returns a packer for cards of the given distinct faces. Client and server build it from the same list. */
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
        if (face === undefined) throw new Error(`no card has the code ${JSON.stringify(character)}`);
        return face;
      });
    },
  };
}
