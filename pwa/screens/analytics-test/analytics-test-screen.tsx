import {PageHeader} from '../../ui/page-header.tsx';

export function AnalyticsTestScreen() {
  return (
    <PageHeader
      title="Analytics Test"
      subtitle="Analytics was removed. Galley does not measure what you do."
    />
  );
}
