import { useSignal } from '@preact/signals';
import { SureDialog } from './sure-dialog.tsx';
import { TextButton } from './text-button.tsx';

/** Something that can be done about a person. What harms them has a question first. */
export interface PersonAction {
  /** An action and its opposite have the same id, so that a button which changes its label keeps the focus. */
  readonly id: string;
  readonly label: string;
  /** The person, where the label does not name them. */
  readonly about?: string;
  readonly question?: { readonly title: string; readonly text: string };
  readonly press: () => unknown;
}

export function PersonButtons({ actions }: { readonly actions: readonly PersonAction[] }) {
  const asked = useSignal<PersonAction | null>(null);
  const choose = (action: PersonAction): void => {
    if (action.question === undefined) void action.press();
    else asked.value = action;
  };
  return (
    <span class="person-actions">
      {actions.map((action) => (
        <TextButton
          key={action.id}
          class="quiet"
          label={action.label}
          aria-label={action.about === undefined ? undefined : `${action.label}: ${action.about}`}
          onClick={() => choose(action)}
        />
      ))}
      <SureDialog
        title={asked.value?.question?.title ?? ''}
        text={asked.value?.question?.text ?? ''}
        yes={asked.value?.label ?? ''}
        open={asked.value !== null}
        onYes={() => asked.peek()?.press()}
        onClose={() => (asked.value = null)}
      />
    </span>
  );
}
