import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { TextButton } from '../../ui/text-button.tsx';

export interface AccountSheetProps {
  readonly onBack: () => void;
}

interface Props extends Partial<AccountSheetProps> {
  readonly title: string;
  /** Puts the way back beside the title, because the page may be long. */
  readonly isLong?: boolean;
  readonly children: ComponentChildren;
}

/** A page of the account panel. When it opens, the focus moves to its heading. */
export function AccountSheet({ title, isLong = false, onBack, children }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const back = onBack !== undefined && (
    <p>
      <TextButton class="quiet" label={t.value.back} onClick={onBack} />
    </p>
  );
  return (
    <section class="you-page stack loose">
      <div class="row spread loose">
        <h3 ref={head} tabIndex={-1}>
          {title}
        </h3>
        {isLong && back}
      </div>
      {children}
      {!isLong && back}
    </section>
  );
}
