import {useTheme} from '../../features/appearance/theme.ts';
import {SegmentedControl} from '../../ui/segmented-control.tsx';

const options = [
  {value: 'system', label: 'System'},
  {value: 'light', label: 'Light'},
  {value: 'dark', label: 'Dark'},
] as const;

export function Appearance() {
  const [theme, setTheme] = useTheme();

  return <SegmentedControl label="Theme" options={options} value={theme} onChange={setTheme} />;
}
