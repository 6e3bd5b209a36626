import {PageHeader} from '../../ui/page-header.tsx';

export function JobsScreen() {
  return <PageHeader title="Job Matches" />;
}
