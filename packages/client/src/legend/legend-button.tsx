import { BarButton } from '../ui/bar-button.tsx';
import { closeLegend, legendOpen, openLegend } from '../ui/legend-open.ts';
import { legendWords } from './words.ts';

/** Asks what everything on the table means; where the bar has no room for it, the rules lead there. */
export function LegendButton() {
  const { title } = legendWords.value;
  return (
    <span class="seen-button">
      <BarButton icon="question" label={title} onPress={() => (legendOpen.peek() ? closeLegend() : openLegend())} />
    </span>
  );
}
