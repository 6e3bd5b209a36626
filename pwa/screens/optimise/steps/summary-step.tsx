import {useCallback, useState} from 'react';
import type {Language} from '../../../../resume/model/language.ts';
import {resumeFileName} from '../../../../resume/render/file-names.ts';
import {type TemplateName, templates} from '../../../../resume/render/templates.ts';
import type {Letter, Optimisation, UploadedResume} from '../../../../sync/model/entities.ts';
import {useDraft, useRows} from '../../../data/live.ts';
import {DownloadButtons} from '../../../features/downloads/download-buttons.tsx';
import {isWordFile} from '../../../features/downloads/own-file.ts';
import {OwnFileButtons} from '../../../features/downloads/own-file-buttons.tsx';
import {saveLetter, saveResume} from '../../../features/downloads/save-document.ts';
import {jobCompany, jobTitle} from '../../../features/jobs/posting-words.ts';
import {FinalDocument} from '../../../features/optimisation/final-document.tsx';
import {useLiveScore} from '../../../features/optimisation/live-score.ts';
import {PrintSheet} from '../../../features/optimisation/print-sheet.tsx';
import {countReview, finalResume} from '../../../features/optimisation/review.ts';
import {deviceReader} from '../../../features/resumes/read-on-device.ts';
import {ScoreHead} from '../../../features/scores/score-head.tsx';
import * as layout from '../../../styles/layout.css.ts';
import * as text from '../../../styles/text.css.ts';
import {Disclosure} from '../../../ui/disclosure.tsx';
import {Notice} from '../../../ui/notice.tsx';
import {SegmentedControl} from '../../../ui/segmented-control.tsx';
import {StepFrame} from '../step-frame.tsx';
import type {WizardState} from '../use-wizard.ts';

const templateChoices = Object.entries(templates).map(([value, {label}]) => ({
  value: value as TemplateName,
  label,
}));

function OverallScores({optimisation}: {optimisation: Optimisation}) {
  const answers = useRows('answers') ?? [];
  const {now} = useLiveScore(optimisation, answers);
  const {decided, total} = countReview(optimisation);

  return (
    <section className={layout.stack[16]}>
      <h2 className={text.sectionTitle}>Overall Application Scores</h2>
      <ScoreHead before={optimisation.before.overall} after={now.overall} ceiling={now.ceiling} />
      {decided < total && (
        <Notice tone="fair">
          {`${total - decided} of ${total} changes are not decided. Only accepted ones are in the download.`}
        </Notice>
      )}
    </section>
  );
}

interface ResumeDownloadsProps {
  optimisation: Optimisation;
  upload: UploadedResume | undefined;
  posting: {company: string; title: string};
}

function ResumeDownloads({optimisation, upload, posting}: ResumeDownloadsProps) {
  const [template, setTemplate] = useDraft<TemplateName>('template', 'classic');
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const resume = finalResume(optimisation);

  return (
    <section className={layout.stack[16]}>
      <h2 className={text.sectionTitle}>Resume</h2>
      <SegmentedControl
        label="Template"
        options={templateChoices}
        value={template}
        onChange={setTemplate}
      />
      <DownloadButtons
        what="resume"
        onSave={format => saveResume(resume, format, {posting, template, reader: deviceReader})}
        onPrint={() => setPrinting(true)}
      />
      {upload && isWordFile(upload) && (
        <OwnFileButtons resume={upload} optimisation={optimisation} />
      )}
      <Disclosure title="Preview" level={3} isOpenAtFirst>
        <FinalDocument resume={resume} label="Preview of the resume" template={template} />
      </Disclosure>
      {isPrinting && (
        <PrintSheet
          resume={resume}
          template={template}
          fileName={resumeFileName('pdf', posting)}
          onDone={donePrinting}
        />
      )}
    </section>
  );
}

function LetterDownloads({
  letter,
  language,
  posting,
}: {
  letter: Letter;
  language: Language;
  posting: {company: string; title: string};
}) {
  const [template] = useDraft<TemplateName>('template', 'classic');

  return (
    <section className={layout.stack[16]}>
      <h2 className={text.sectionTitle}>Cover letter</h2>
      <DownloadButtons
        what="cover letter"
        onSave={format =>
          saveLetter({content: letter.content, language}, format, {
            posting,
            template,
            reader: deviceReader,
          })
        }
      />
    </section>
  );
}

/** Step 5: the documents. */
export function SummaryStep({state}: {state: WizardState}) {
  const {optimisation, letter, resume: upload} = state.rows;
  if (!optimisation) {
    return (
      <StepFrame state={state} title="Download Documents" subtitle="">
        <Notice>Start the optimization first.</Notice>
      </StepFrame>
    );
  }
  const posting = {company: jobCompany(optimisation), title: jobTitle(optimisation)};

  return (
    <StepFrame
      state={state}
      title="Download Documents"
      subtitle={`${posting.title} at ${posting.company}. The files are made on this device.`}
    >
      <OverallScores optimisation={optimisation} />
      <ResumeDownloads optimisation={optimisation} upload={upload} posting={posting} />
      {letter && (
        <LetterDownloads letter={letter} language={optimisation.language} posting={posting} />
      )}
    </StepFrame>
  );
}
