import {PageHeader} from '../../ui/page-header.tsx';

export function AnalyticsTestScreen() {
  return <PageHeader title="Analytics Test" />;
}
