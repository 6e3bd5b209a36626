import {useNavigate, useSearch} from '@tanstack/react-router';
import {PageHeader} from '../../ui/page-header.tsx';
import {TabPanel, Tabs} from '../../ui/tabs.tsx';
import {AccountTab} from './account-tab.tsx';
import {BillingTab} from './billing-tab.tsx';
import {CreditsTab} from './credits-tab.tsx';
import {SecurityTab} from './security-tab.tsx';

const tabs = [
  {id: 'account', title: 'Account'},
  {id: 'billing', title: 'Billing'},
  {id: 'credits', title: 'Credits Usage'},
  {id: 'security', title: 'Security'},
] as const;

export function SettingsScreen() {
  const {tab} = useSearch({from: '/signed-in/settings'});
  const navigate = useNavigate();

  return (
    <>
      <PageHeader title="Settings" />
      <Tabs
        label="Settings"
        tabs={tabs}
        selected={tab}
        onSelect={next => void navigate({to: '/settings', search: {tab: next}, replace: true})}
      >
        <TabPanel id="account">
          <AccountTab />
        </TabPanel>
        <TabPanel id="billing">
          <BillingTab />
        </TabPanel>
        <TabPanel id="credits">
          <CreditsTab />
        </TabPanel>
        <TabPanel id="security">
          <SecurityTab />
        </TabPanel>
      </Tabs>
    </>
  );
}
