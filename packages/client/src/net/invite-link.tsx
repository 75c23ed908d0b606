import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { CopyLink, ShareLink } from '../ui/copy-link.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { appAddress, isLocalAddress, pageAddress } from './app-address.ts';

interface InviteLinkProps {
  readonly path: string;
  /** The label of the QR code. */
  readonly qr: string;
  /** The text that is shared before the link. */
  readonly message: string;
  readonly children?: ComponentChildren;
}

/** A link to give to friends, as a QR code and as text. */
export function InviteLink({ path, qr, message, children }: InviteLinkProps) {
  const site = useLoaded(appAddress, []).value ?? pageAddress();
  const address = site + path;
  return (
    <div class="invite stack loose">
      <div class="invite-qr">
        <QrCode text={address} label={qr} />
      </div>
      <div class="invite-words stack">
        {children}
        <CopyLink address={address} />
        {isLocalAddress(new URL(address).host) && <p class="hint">{t.value.invite.onlyHere}</p>}
        <ShareLink address={address} text={message} />
      </div>
    </div>
  );
}
