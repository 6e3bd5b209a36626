/** What may and may not be made of the lines of a paralegal. */
export const lawCases = `
bullet 0: Draft witness statements and disclosure lists for employment tribunal claims
+ synonym: Prepare witness statements and disclosure lists for employment tribunal claims
+ tense: Drafted witness statements and disclosure lists for claims in the employment tribunal
+ drop: Draft witness statements for employment tribunal claims
+ passive noun: Drafting of disclosure lists and witness statements for employment tribunal cases
- tool: Draft witness statements and disclosure lists for employment tribunal claims in CaseLines
- scope: Draft witness statements and disclosure lists for employment tribunal and High Court claims
- number: Draft 20 witness statements a month for employment tribunal claims
- verb: Argue employment tribunal claims from witness statements and disclosure lists
- quality: Draft winning witness statements and disclosure lists for employment tribunal claims
- causal: Draft witness statements and disclosure lists, ensuring favourable outcomes in employment tribunal claims

bullet 0: Manage a caseload of 35 files under the supervision of a senior associate
+ reorder: Under the supervision of a senior associate, manage a caseload of 35 files
+ synonym: Handle a caseload of 35 cases, supervised by a senior associate
- supervision dropped: Manage a caseload of 35 files
- number: Manage a caseload of 85 files under the supervision of a senior associate
- title: Manage a caseload of 35 files as a senior associate
- scope: Manage a complex caseload of 35 high-value files under the supervision of a senior associate

bullet 0: Reviewed 4,200 documents for a disclosure exercise in Relativity
+ format: Reviewed 4.2K documents in Relativity for a disclosure exercise
+ bound: Reviewed more than 4,000 documents for a disclosure exercise in Relativity
+ synonym: Examined 4,200 documents in Relativity for a disclosure exercise
+ drop: Reviewed documents for a disclosure exercise in Relativity
- magnitude: Reviewed 42,000 documents for a disclosure exercise in Relativity
- bound: Reviewed more than 5,000 documents for a disclosure exercise in Relativity
- tool: Reviewed 4,200 documents for a disclosure exercise in Relativity and Everlaw
- verb: Led the review of 4,200 documents for a disclosure exercise in Relativity
- time: Reviewed 4,200 documents in two weeks for a disclosure exercise in Relativity
- plural: Reviewed 4,200 documents for five disclosure exercises in Relativity

bullet 0: Supported two partners during a mediation that settled for £275,000
+ format: Supported 2 partners during a mediation that settled for £275k
+ synonym: Assisted two partners in a mediation which settled for £275,000
- hedge: Settled a mediation for £275,000 with two partners
- currency: Supported two partners during a mediation that settled for $275,000
- magnitude: Supported two partners during a mediation that settled for £275m
- verb: Negotiated a £275,000 settlement in mediation
- moved number: Supported 35 partners during a mediation that settled for £275,000

bullet 0: Reduced bundle preparation time from three days to one by building a Word template
+ digits: Cut bundle preparation time from 3 days to 1 by building a Microsoft Word template
+ difference: Cut bundle preparation by two days (from three to one) by building a Word template
+ synonym: Shortened bundle preparation from three days to one by creating a Word template
- unit: Reduced bundle preparation time from three weeks to one by building a Word template
- number: Reduced bundle preparation time from five days to one by building a Word template
- tool: Reduced bundle preparation time from three days to one by building a Word macro in VBA
- scope: Reduced bundle preparation time across the firm from three days to one by building a Word template

bullet 1: Typed court documents and kept the diaries of nine barristers
+ digits: Typed court documents and kept the diaries of 9 barristers
+ synonym: Typed court documents and maintained nine barristers’ diaries
- verb: Drafted court documents and managed nine barristers
- number: Typed court documents and kept the diaries of nineteen barristers
- noun: Typed court documents and kept the diaries of nine judges

bullet 1: Answered around 40 calls a day
+ approximate: Answered about 40 calls daily
+ synonym: Took approximately 40 phone calls per day
- exact: Answered 40 calls an hour
- bound: Answered over 40 calls a day
- clients: Answered around 40 calls a day from FTSE 100 clients

bullet 1: Introduced a shared inbox for new instructions
+ synonym: Set up a shared inbox for new instructions
+ synonym 2: Implemented a shared inbox for new instructions
- outcome: Introduced a shared inbox for new instructions, halving response times
- tool: Introduced a shared Outlook 365 inbox for new instructions

title 0: Paralegal
+ same: paralegal
- inflated: Senior Paralegal
- other: Solicitor
- added: Paralegal and Team Leader

education: LLB (Hons) Law, 2:2, University of Westmarch
+ spelled out: Bachelor of Laws (Honours), University of Westmarch
+ short: LLB Law
- grade: LLB (Hons) Law, 2:1, University of Westmarch
- degree: LLM Law, University of Westmarch
- finished: CILEX Level 6 Diploma
- finished 2: CILEX Level 6 Diploma, 2025
- year: LLB (Hons) Law, University of Westmarch, 2017

certification: CILEX Paralegal Member
+ same: CILEX Paralegal Member
- inflated: Chartered Legal Executive (CILEX Fellow)
- licence: Solicitor admitted in England and Wales

award: Runner-up, Westmarch Mooting Competition 2017
+ same: Runner-up, Westmarch Mooting Competition, 2017
- place: Westmarch Mooting Competition 2017
- place: Winner, Westmarch Mooting Competition 2017

summary: Paralegal with four years in employment litigation. I have never appeared in court, but have prepared bundles for eleven hearings.
+ digits: Paralegal with 4 years in employment litigation who has prepared bundles for 11 hearings.
+ denial kept: Paralegal with four years in employment litigation. Has not appeared in court, but has prepared bundles for eleven hearings.
+ facts: Paralegal with four years in employment litigation, legal research and document review in Relativity.
- denial dropped: Paralegal with four years in employment litigation. I have appeared in court and prepared bundles for eleven hearings.
- tenure: Paralegal with over five years in employment litigation.
- number: Paralegal with four years in employment litigation who has prepared bundles for thirty hearings.
- field: Paralegal with four years in employment and commercial litigation.
- adjective: Highly accomplished paralegal with four years in employment litigation.
- title: Associate solicitor with four years in employment litigation.

skills:
+ same: Employment law
+ name: Word
+ from a bullet: Drafting witness statements
+ list: Relativity, iManage, Legal research
- posting: CaseLines
- denied: Court appearances
- new: Contract law
- list: Relativity, iManage, Westlaw

language: Igbo (conversational)
+ same: Igbo – conversational
- raised: Igbo (fluent)
- native: Igbo, native speaker

letter:
+ claim: At Hollins & Pryce LLP I draft witness statements and disclosure lists for employment tribunal claims.
+ posting: Your posting mentions the employment team in Leeds, and I would welcome the chance to join it.
+ two parts: You need a Senior Paralegal for the employment team; I manage a caseload of 35 files under the supervision of a senior associate.
+ honest gap: I have never appeared in court, but I have prepared bundles for eleven hearings.
+ earlier role: Before that, as a Legal Secretary at Dunmore Chambers, I kept the diaries of nine barristers.
- posting as own: I run my own caseload and attend hearings.
- tool: I use CaseLines every day.
- denial dropped: I have appeared in court at eleven hearings.
- company: Marsh Tolliver Solicitors is the most respected firm in the north.
- employer: At Dunmore Chambers I reviewed 4,200 documents in Relativity.
- motivation: I have wanted to work in Leeds since I was a student there.
- result: My work won three tribunal cases last year.
`;
