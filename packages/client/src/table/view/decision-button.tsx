import type { ButtonHTMLAttributes } from 'preact';
import { TextButton } from '../../ui/text-button.tsx';
import type { DecisionProps } from '../presentation.ts';
import { guideProps } from '../state/guide-mark.ts';

interface Props extends ButtonHTMLAttributes {
  readonly of: Pick<DecisionProps, 'decide' | 'guideMark'>;
  readonly action: Parameters<DecisionProps['decide']>[0];
  readonly label: string;
}

/** A button of a `decision` that makes one action. It has a ring while a hint, a lesson or a review means it. */
export function DecisionButton({ of: { decide, guideMark }, action, class: look = 'decide', ...attributes }: Props) {
  const mark = guideMark(action);
  const marked = { ...guideProps(mark), class: `${look} ${mark ?? ''}` };
  return <TextButton {...attributes} {...marked} onClick={() => decide(action)} />;
}
