import {PageHeader} from '../../ui/page-header.tsx';

export function CancelScreen() {
  return <PageHeader title="Payment cancelled" />;
}
