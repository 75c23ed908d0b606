import { slot } from '../../ui/slot.tsx';

export const AccountButton = slot<object>();

export const OfflineNotice = slot<object>();
