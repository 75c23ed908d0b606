import { around, type Box, middle } from './pose.ts';

/** The least size of a choice, and the least and the usual gap between two, in CSS px. */
const CHOICE_PX = 44;
const CHOICE_GAP_PX = { least: 4, usual: 12 };

/** Adds boxes for a thumb to choices, such as bids: in as few rows as possible, around the middle of a box. */
export function placeChoices<Choice>(
  box: Box,
  choices: readonly Choice[],
  least = CHOICE_PX,
): readonly (Choice & { readonly box: Box })[] {
  const count = choices.length;
  const width = Math.max(CHOICE_PX, least);
  const most = Math.max(1, Math.floor((box.width + CHOICE_GAP_PX.least) / (width + CHOICE_GAP_PX.least)));
  const rows = Math.ceil(count / most);
  const inRow = Math.ceil(count / rows);
  const gap = Math.min(CHOICE_GAP_PX.usual, inRow === 1 ? 0 : (box.width - inRow * width) / (inRow - 1));
  const { x, y } = middle(box);
  return choices.map((choice, index) => {
    const row = Math.floor(index / inRow);
    const column = (index % inRow) - (Math.min(inRow, count - row * inRow) - 1) / 2;
    const across = x + column * (width + gap);
    const down = y + (row - (rows - 1) / 2) * (CHOICE_PX + CHOICE_GAP_PX.least);
    return { ...choice, box: around(across, down, { width, height: CHOICE_PX }) };
  });
}
