import {PageHeader} from '../../ui/page-header.tsx';

export function PricingScreen() {
  return <PageHeader title="Pricing Plans" />;
}
