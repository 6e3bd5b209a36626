import {PageHeader} from '../../ui/page-header.tsx';

export function ResumesScreen() {
  return <PageHeader title="Resume Management" />;
}
