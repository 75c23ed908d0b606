import { computed } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { settings } from './settings.ts';

/** How this player wants cards to be drawn; read `look.value` while rendering, so that a change shows at once. */
export const look = computed(() => ({
  colours: settings.colours.value,
  back: settings.back.value,
  letters: t.value.cards.corners,
}));
