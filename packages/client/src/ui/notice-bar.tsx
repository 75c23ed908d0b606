import { words } from '../words/index.ts';
import { Icon } from './icon.tsx';
import { hush, notice } from './notices.ts';
import { openRules } from './rules-open.ts';

/** What the house has to say, at the foot of the page and aloud. */
export function NoticeBar() {
  return (
    <div class="notices" role="status">
      {notice.value && <Said text={notice.value.text} paragraph={notice.value.paragraph} />}
    </div>
  );
}

function Said({ text, paragraph }: { readonly text: string; readonly paragraph: string | undefined }) {
  const showRule = () => {
    hush();
    openRules(paragraph);
  };
  return (
    <div class="notice">
      <span>{text}</span>
      {paragraph !== undefined && (
        <button type="button" class="quiet" onClick={showRule}>
          {words.value.rules.why} {paragraph}
        </button>
      )}
      <button type="button" class="glyph" aria-label={words.value.close} onClick={hush}>
        <Icon name="close" />
      </button>
    </div>
  );
}
