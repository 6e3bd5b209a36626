/** English gerunds with their base and past forms, for bullets that hide their verb. */
const regular =
  'assist coach collect conduct coordinate create deliver design develop draft evaluate handle implement improve inspect install maintain manage monitor operate order organise organize perform prepare process produce provide record recruit repair report research resolve review schedule screen sort source support supervise test train treat update audit analyse analyze answer approve arrange assemble assess balance calculate calibrate check clean compile complete configure cook deploy diagnose direct document edit educate ensure establish examine facilitate file forecast help investigate invoice label launch liaise load measure mentor merchandise migrate negotiate onboard optimise optimize pack present promote reconcile register replace restock restore serve service solve stock translate transport visit weld achieve administer advise assign book budget care check close communicate construct convert define demonstrate determine enter execute expand explain follow generate greet guide identify increase integrate introduce issue observe offer prevent protect publish receive recommend reduce remove secure select share simplify streamline survey track tutor upgrade verify welcome'.split(
    ' ',
  );

const irregular: Record<string, readonly [string, string]> = {
  bringing: ['bring', 'brought'],
  building: ['build', 'built'],
  buying: ['buy', 'bought'],
  cutting: ['cut', 'cut'],
  dealing: ['deal', 'dealt'],
  driving: ['drive', 'drove'],
  finding: ['find', 'found'],
  giving: ['give', 'gave'],
  growing: ['grow', 'grew'],
  holding: ['hold', 'held'],
  keeping: ['keep', 'kept'],
  leading: ['lead', 'led'],
  logging: ['log', 'logged'],
  making: ['make', 'made'],
  meeting: ['meet', 'met'],
  overseeing: ['oversee', 'oversaw'],
  paying: ['pay', 'paid'],
  planning: ['plan', 'planned'],
  programming: ['program', 'programmed'],
  purchasing: ['purchase', 'purchased'],
  running: ['run', 'ran'],
  referring: ['refer', 'referred'],
  selling: ['sell', 'sold'],
  sending: ['send', 'sent'],
  setting: ['set', 'set'],
  shipping: ['ship', 'shipped'],
  speaking: ['speak', 'spoke'],
  submitting: ['submit', 'submitted'],
  taking: ['take', 'took'],
  teaching: ['teach', 'taught'],
  troubleshooting: ['troubleshoot', 'troubleshot'],
  transferring: ['transfer', 'transferred'],
  winning: ['win', 'won'],
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
