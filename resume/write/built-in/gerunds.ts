/** English gerunds with their base and past forms, for bullets that hide their verb. */
const regular =
  'assist coach collect conduct coordinate create deliver design develop draft evaluate handle implement improve inspect install maintain manage monitor operate order organise organize perform prepare process produce provide record recruit repair report research resolve review schedule screen sort source support supervise test train treat update audit analyse analyze answer approve arrange assemble assess balance calculate calibrate check clean compile complete configure cook deploy diagnose direct document edit educate ensure establish examine facilitate file forecast help investigate invoice label launch liaise load measure mentor merchandise migrate negotiate onboard optimise optimize pack present promote reconcile register replace restock restore serve service solve stock translate transport visit weld'.split(
    ' ',
  );

const irregular: Record<string, readonly [string, string]> = {
  building: ['build', 'built'],
  dealing: ['deal', 'dealt'],
  driving: ['drive', 'drove'],
  giving: ['give', 'gave'],
  growing: ['grow', 'grew'],
  keeping: ['keep', 'kept'],
  leading: ['lead', 'led'],
  making: ['make', 'made'],
  meeting: ['meet', 'met'],
  overseeing: ['oversee', 'oversaw'],
  planning: ['plan', 'planned'],
  programming: ['program', 'programmed'],
  purchasing: ['purchase', 'purchased'],
  running: ['run', 'ran'],
  selling: ['sell', 'sold'],
  setting: ['set', 'set'],
  shipping: ['ship', 'shipped'],
  taking: ['take', 'took'],
  teaching: ['teach', 'taught'],
  troubleshooting: ['troubleshoot', 'troubleshot'],
  writing: ['write', 'wrote'],
};

function forms(base: string): readonly [string, readonly [string, string]] {
  if (base.endsWith('e')) return [`${base.slice(0, -1)}ing`, [base, `${base}d`]];
  if (/[^aeiou]y$/.test(base)) return [`${base}ing`, [base, `${base.slice(0, -1)}ied`]];
  return [`${base}ing`, [base, `${base}ed`]];
}

/** Gerund → [base, past]. */
export const gerunds: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(regular.map(forms)),
  controlling: ['control', 'controlled'],
  ...irregular,
};
