/** The looks a resume can be printed in. All are one column with standard headings. */
export const templates = {
  classic: {
    label: 'Classic',
    font: 'Georgia',
    headingFont: 'Georgia',
    accent: '1A1E27',
    bodyPoints: 10.5,
    namePoints: 22,
    nameAlign: 'center',
    headingRule: true,
    spacing: 1,
  },
  modern: {
    label: 'Modern',
    font: 'Calibri',
    headingFont: 'Calibri',
    accent: '2154BA',
    bodyPoints: 11,
    namePoints: 24,
    nameAlign: 'left',
    headingRule: false,
    spacing: 1,
  },
  compact: {
    label: 'Compact',
    font: 'Arial',
    headingFont: 'Arial',
    accent: '1C2539',
    bodyPoints: 9.5,
    namePoints: 18,
    nameAlign: 'left',
    headingRule: true,
    spacing: 0.7,
  },
} as const;

export type TemplateName = keyof typeof templates;
export type Template = (typeof templates)[TemplateName];
