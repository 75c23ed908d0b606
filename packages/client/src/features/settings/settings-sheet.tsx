import { useId } from 'preact/hooks';
import { chooseLanguage, LANGUAGES, language, languageName, t } from '../../i18n/index.ts';
import { blocked, type MutedPerson, toggle } from '../../lib/muted-people.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { settings } from '../../ui/settings.ts';
import { Switch } from '../../ui/switch.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { KeysButton } from './keys/keys.tsx';

export interface SettingsProps {
  readonly onClose: () => void;
}

const LookFields = lazyComponent<object>(async () => (await import('./look-fields.tsx')).LookFields);
const SoundFields = lazyComponent<object>(async () => (await import('./sound-fields.tsx')).SoundFields);

export function SettingsSheet({ onClose }: SettingsProps) {
  const { settings: texts, botLevels } = t.value;
  return (
    <>
      <LookFields />
      <SegmentedControl label={texts.speed} chosen={settings.speed} values={texts.speeds} />
      <SegmentedControl label={t.value.chat.title} chosen={settings.chat} values={texts.chats} />
      <Switch
        label={botLevels.phrases}
        about={botLevels.phrasesAbout}
        on={settings.botPhrases.value === 'on'}
        onSwitch={(on) => (settings.botPhrases.value = on ? 'on' : 'off')}
      />
      <SegmentedControl label={texts.phone} chosen={settings.handed} values={texts.handed} />
      <SegmentedControl label={texts.playing} chosen={settings.plays} values={texts.plays} />
      <SegmentedControl label={texts.tips} chosen={settings.tips} values={texts.tipsChoices} />
      <LanguageField />
      <SoundFields />
      <BlockedPeople />
      <p class="buttons">
        <TextButton class="main" label={t.value.done} onClick={onClose} />
        <KeysButton onPress={onClose} />
      </p>
    </>
  );
}

function BlockedPeople() {
  const { blocked: title } = t.value.settings;
  const { unblock } = t.value.chat;
  if (blocked.value.length === 0) return null;
  const onUnblock = (person: MutedPerson, button: HTMLElement) => {
    const dialog = button.closest('dialog');
    toggle(blocked, person);
    // The pressed button is gone; the focus moves on to the next person, or to the end of the dialog.
    requestAnimationFrame(() => dialog?.querySelector<HTMLElement>('.blocked button, .buttons .main')?.focus());
  };
  return (
    <section class="option blocked" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {blocked.value.map((each) => (
          <li key={each.sign} class="row spread">
            <bdi>{each.name}</bdi>
            <TextButton
              class="quiet"
              label={unblock}
              aria-label={`${unblock}: ${each.name}`}
              onClick={({ currentTarget }) => onUnblock(each, currentTarget)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LanguageField() {
  const id = useId();
  return (
    <div class="option">
      <label for={id}>{t.value.settings.language}</label>
      <select
        id={id}
        value={language.value}
        onChange={(event) => {
          const list = event.currentTarget;
          const wanted = LANGUAGES.find((each) => each === list.value);
          if (wanted === undefined) return;
          chooseLanguage(wanted).catch(() => {
            list.value = language.peek();
            showNotice({ text: t.value.broken });
          });
        }}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageName(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
