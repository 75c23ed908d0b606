import { slot } from '../../ui/slot.tsx';

/** The button that shows the user's name and avatar, and opens their account. */
export const AccountButton = slot<object>();

/** The notice about a problem with the connection to the server. */
export const OfflineNotice = slot<object>();
