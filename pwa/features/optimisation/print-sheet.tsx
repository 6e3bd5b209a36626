import {useEffect} from 'react';
import {createPortal} from 'react-dom';
import type {Resume} from '../../../resume/model/resume.ts';
import type {TemplateName} from '../../../resume/render/templates.ts';
import {template as templateClass} from './final-document.css.ts';
import {DocumentBody} from './final-document.tsx';
import * as css from './print-sheet.css.ts';

interface PrintSheetProps {
  resume: Resume;
  template: TemplateName;
  /** The name that the browser proposes for the file. */
  fileName: string;
  onDone: () => void;
}

/**
 * Prints the document alone: the browser's "Save as PDF" writes headings and
 * lists as tags, works offline and needs nothing of ours.
 */
export function PrintSheet({resume, template, fileName, onDone}: PrintSheetProps) {
  useEffect(() => {
    const {title} = document;
    document.title = fileName;
    addEventListener('afterprint', onDone, {once: true});
    print();
    return () => {
      document.title = title;
      removeEventListener('afterprint', onDone);
    };
  }, [fileName, onDone]);

  return createPortal(
    <div className={`${css.sheet} ${templateClass[template]}`} lang={resume.language}>
      <DocumentBody resume={resume} level={1} />
    </div>,
    document.body,
  );
}
