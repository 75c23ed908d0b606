import { BarButton } from '../../ui/bar-button.tsx';
import { closeLegend, legendOpen, openLegend } from '../../ui/legend-open.ts';
import { legendWords } from './words.ts';

/** Opens the legend. Where the bar has no room for the button, the legend opens from the rules. */
export function LegendButton() {
  const { title } = legendWords.value;
  return (
    <span class="legend-button">
      <BarButton icon="question" label={title} onPress={() => (legendOpen.peek() ? closeLegend() : openLegend())} />
    </span>
  );
}
