import {optimisationCost} from '../../../sync/model/credits.ts';
import {stack} from '../../styles/layout.css.ts';
import {sectionTitle} from '../../styles/text.css.ts';
import {Disclosure} from '../../ui/disclosure.tsx';
import {PageHeader} from '../../ui/page-header.tsx';
import {PlanTable} from './plan-table.tsx';
import * as css from './pricing-screen.css.ts';

const questions = [
  {
    title: 'How do credits work?',
    words: `One optimization with its cover letter costs ${optimisationCost} credits. Writing that letter again is free, up to 5 versions. Credits never expire.`,
  },
  {
    title: 'What if a run fails?',
    words:
      'The credits come back by themselves: a run that fails, or that you cancel before writing starts, is not charged.',
  },
  {
    title: 'Is my payment secure?',
    words:
      'Payments are made on the page of the card payment provider. Galley never sees or keeps your card number.',
  },
  {
    title: 'What is the refund policy?',
    words: 'Purchases are final. Unused credits stay yours without a time limit.',
  },
];

export function PricingScreen() {
  return (
    <>
      <PageHeader
        title="Pricing Plans"
        subtitle="Pay for what you use. What you have paid for can always be downloaded, also offline."
      />
      <div className={stack[56]}>
        <PlanTable />
        <section className={css.questions} aria-labelledby="questions">
          <h2 id="questions" className={sectionTitle}>
            Frequently asked questions
          </h2>
          {questions.map(({title, words}) => (
            <Disclosure key={title} title={title}>
              <p className={css.answer}>{words}</p>
            </Disclosure>
          ))}
        </section>
      </div>
    </>
  );
}
