import type { ReviewMark } from '@hundredfold/shared/review/review-decision.ts';

/** The signs that chess players use for the same. */
const SIGNS: Readonly<Record<ReviewMark, string>> = { fine: '', slip: '?!', mistake: '?' };

export function ReviewMarkSign({ mark }: { readonly mark: ReviewMark }) {
  if (mark === 'fine') return null;
  return (
    <span class={`review-mark is-${mark}`} aria-hidden="true" translate={false}>
      {SIGNS[mark]}
    </span>
  );
}
