import {describe, expect, test} from 'bun:test';
import {firstPerson} from './first-person.ts';
import {tighten} from './tighten.ts';

describe('tightening a bullet', () => {
  test('puts the hidden verb first, in the tense of the role', () => {
    expect(tighten('Responsible for managing 12 stores', false)).toBe('Managed 12 stores');
    expect(tighten('Responsible for managing 12 stores', true)).toBe('Manage 12 stores');
    expect(tighten('Was responsible for leading the night shift', false)).toBe(
      'Led the night shift',
    );
  });

  test('says fillers in fewer words', () => {
    expect(tighten('Utilized Excel for the purpose of paying vendors', false)).toBe(
      'Used Excel to pay vendors',
    );
    expect(tighten('Utilized SQL in order to check stock on a daily basis', false)).toBe(
      'Used SQL to check stock daily',
    );
  });

  test('leaves a text alone that has nothing to tighten, or whose verb it does not know', () => {
    expect(tighten('Trained 6 colleagues', false)).toBe('Trained 6 colleagues');
    expect(tighten('Responsible for zorbing', false)).toBe('Responsible for zorbing');
    expect(tighten('tidewatch: a tide table viewer', false)).toBe('tidewatch: a tide table viewer');
    expect(tighten('Served guests as well as possible', false)).toBe(
      'Served guests as well as possible',
    );
  });
});

describe('the first person', () => {
  test('is made only where the first word is surely a verb', () => {
    expect(firstPerson('Trained 6 colleagues.', false)).toBe('I trained 6 colleagues');
    expect(firstPerson('Lead the night shift', true)).toBe('I lead the night shift');
    expect(firstPerson('Led migration of 11 services', false)).toBe(
      'I led the migration of 11 services',
    );
    expect(firstPerson('Own the service; handles 1,200 requests', true)).toBe('I own the service');
    expect(firstPerson('Leads the guild', true)).toBe('I lead the guild');
    expect(firstPerson('Responsible for the till', false)).toBe('I was responsible for the till');
    expect(firstPerson('Lead nurse on nights', true)).toBeNull();
    expect(firstPerson('SQL reports for finance', true)).toBeNull();
  });
});
