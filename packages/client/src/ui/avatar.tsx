import { type AvatarShape, avatarShape } from './avatar-shape.ts';

/** Dark enough for an ivory symbol. The second half are the metals of bots. */
const WAX_COLOURS = [
  ...['#9c2230', '#24588f', '#1f6b45', '#6a3d8a', '#8a5210', '#4b4743'],
  ...['#4d5c66', '#87492f', '#17666b', '#74395f', '#5b6124', '#364a78'],
];

/** A player's avatar, sized by the style sheet. A name always stands next to it, so screen readers skip it. */
export function Avatar({ avatar }: { readonly avatar: number | AvatarShape }) {
  const { rim, field, charge, wax } = typeof avatar === 'number' ? avatarShape(avatar) : avatar;
  const coloured = { color: WAX_COLOURS[wax] }; // Preact's types lack the attribute.
  return (
    <svg class="avatar" viewBox="-50 -50 100 100" {...coloured} aria-hidden="true">
      <path class="avatar-rim" d={rim} />
      <circle class="avatar-background" r="34.5" />
      <path class={`avatar-${field.kind}`} d={field.d} />
      <path class="avatar-charge" d={charge} />
    </svg>
  );
}
