import type {Category} from '../../../resume/model/score.ts';

/** How each category is called, and what its figure says. */
export const categoryWords: Readonly<Record<Category, {title: string; meaning: string}>> = {
  relevance: {
    title: 'Relevance',
    meaning: 'How much of what the posting requires your resume shows.',
  },
  keywords: {
    title: 'Keywords',
    meaning: 'Terms of the posting that stand in your resume with evidence.',
  },
  skills: {title: 'Skills', meaning: 'Asked-for skills, counted by where your resume shows them.'},
  experience: {title: 'Experience', meaning: 'Years and seniority beside what the posting asks.'},
  impact: {title: 'Impact', meaning: 'Lines that say what came of the work, with a figure.'},
  education: {
    title: 'Education',
    meaning: 'Degrees and certificates beside what the posting asks.',
  },
  clarity: {title: 'Clarity', meaning: 'Short, plain lines that say one thing each.'},
  actionVerbs: {title: 'Action Verbs', meaning: 'Lines that begin with what you did.'},
  formatting: {
    title: 'Formatting',
    meaning: 'Standard sections, dates in order, nothing a parser trips on.',
  },
  completeness: {title: 'Completeness', meaning: 'The parts a recruiter looks for are there.'},
  aiReadiness: {title: 'ATS Readiness', meaning: 'How surely software reads each field.'},
  personalization: {
    title: 'Personalization',
    meaning: 'How closely the resume speaks to this posting.',
  },
};

/** The order in which categories are shown: what weighs most comes first. */
export const shownCategories = Object.keys(categoryWords) as readonly Category[];
