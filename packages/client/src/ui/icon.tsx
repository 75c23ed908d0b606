import type { MORE_ICONS } from './more-icons.ts';

const FIRST_ICONS = {
  settings: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5',
  close: 'M6 6l12 12M18 6L6 18',
  bot: 'M6 9h12v9.5H6zM12 9V5m0 0a1 1 0 1 0 0-.1M9.6 13v1.4m4.8-1.4v1.4M3.5 12.5v3m17-3v3',
  people:
    'M9 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3.5 19c0-3.5 2.2-5.5 5.5-5.5s5.5 2 5.5 5.5M15.5 6a2.7 2.7 0 1 1 0 5.2M16.8 13.7c2.4.5 3.7 2.3 3.7 5.3',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20.5 20.5',
} as const;

export type IconName = keyof typeof FIRST_ICONS | keyof typeof MORE_ICONS;

const paths: Partial<Record<IconName, string>> = { ...FIRST_ICONS };

export async function loadAllIcons(): Promise<void> {
  Object.assign(paths, (await import('./more-icons.ts')).MORE_ICONS);
}

/** A decorative icon; the button around it has the accessible name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
