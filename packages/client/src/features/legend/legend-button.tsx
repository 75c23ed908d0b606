import { t } from '../../i18n/index.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { closeHelp, isLegendOpen, openLegend } from '../../ui/help-open.ts';

/** Opens the legend. Where the bar has no room for the button, the legend opens from the rules. */
export function LegendButton() {
  const { title } = t.value.legend;
  return (
    <span class="legend-button">
      <BarButton icon="question" label={title} onPress={() => (isLegendOpen.peek() ? closeHelp() : openLegend())} />
    </span>
  );
}
