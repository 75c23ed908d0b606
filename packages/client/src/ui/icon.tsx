const PATHS = {
  rules: 'M5 4.5h6.2a2 2 0 0 1 2 2V20a2 2 0 0 0-2-1.5H5zM19 4.5h-3.8a2 2 0 0 0-2 2V20a2 2 0 0 1 2-1.5H19z',
  replay: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M17.5 3v4h-4M10.5 9l4 3-4 3z',
  undo: 'M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-3.5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5l11 7-11 7z',
  back: 'M15 5.5L8.5 12l6.5 6.5',
  forward: 'M9 5.5l6.5 6.5L9 18.5',
  first: 'M6 5.5v13M18 5.5L11.5 12l6.5 6.5',
  last: 'M18 5.5v13M6 5.5l6.5 6.5L6 18.5',
  hint: 'M9.5 17.5h5m-4.5 3h4M12 3.5a6 6 0 0 1 3.6 10.8c-.7.6-1.1 1.3-1.1 2.2h-5c0-.9-.4-1.6-1.1-2.2A6 6 0 0 1 12 3.5z',
  settings: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5',
  leave: 'M10 4H5v16h5M14.5 8l4 4-4 4M18 12H9.5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  share: 'M12 14.5V3.5m-3.8 3.7L12 3.5l3.8 3.7M7 11H5v9.5h14V11h-2',
  bot: 'M6 9h12v9.5H6zM12 9V5m0 0a1 1 0 1 0 0-.1M9.6 13v1.4m4.8-1.4v1.4M3.5 12.5v3m17-3v3',
  chair: 'M7.5 3.5v9m9-9v9M7.5 6.5h9M6 12.5h12v3.5H6zM7.5 16v4.5m9-4.5v4.5',
  hands: 'M9.5 7.5l6-2 4 11-6 2zM9.5 8.5L4.5 10l3.5 10 4.5-1.5M13 10l1.5 4.5',
  lock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  unlock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2M12 14.5v2',
  swap: 'M4.5 9h13m-3.5-4l4 4-4 4M19.5 16h-13m3.5-4l-4 4 4 4',
  plus: 'M12 5v14M5 12h14',
  pen: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  trophy:
    'M7.5 4h9v5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4.5c0 3 1.2 4.7 3.4 5.2m8.6-5.2h3c0 3-1.2 4.7-3.4 5.2M12 13.5V17m-4 3h8c0-2-1.5-3-4-3s-4 1-4 3z',
  eye: 'M2.5 12C5 8 8.2 6 12 6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  download: 'M12 4v11m-4-4l4 4 4-4M5 19.5h14',
  people:
    'M9 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3.5 19c0-3.5 2.2-5.5 5.5-5.5s5.5 2 5.5 5.5M15.5 6a2.7 2.7 0 1 1 0 5.2M16.8 13.7c2.4.5 3.7 2.3 3.7 5.3',
  person: 'M12 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM5 19.5c0-4 2.8-6 7-6s7 2 7 6',
  device: 'M7.5 3h9v18h-9zM10.5 18h3',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20.5 20.5',
  chat: 'M4.5 5h15v10.5h-8L7 19.5v-4H4.5z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  send: 'M4 11.5L20 4.5l-5 15.5-3.5-6.5zM11.5 13.5L20 4.5',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silence: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5l5 5m0-5l-5 5',
  question: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM9.4 9.6a2.6 2.6 0 1 1 3.9 2.2c-.9.5-1.3 1-1.3 2M12 16.6v.2',
  warning: 'M12 4.5L21 20H3zM12 10.5v4.5m0 2v.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon; the button around it has the accessible name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
