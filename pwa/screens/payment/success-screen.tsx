import {PageHeader} from '../../ui/page-header.tsx';

export function SuccessScreen() {
  return <PageHeader title="Payment Successful" />;
}
