/** What may and may not be made of the lines of a manager, an engineer and a marketer. */
export const managerCases = `
bullet 0: Lead an HR team of 4 for a plant with 620 employees
+ synonym: Manage a four-person HR team for a plant with 620 employees
+ digits: Lead a team of four in HR for a plant of 620 employees
+ acronym: Lead a human resources (HR) team of 4 for a plant with 620 employees
+ drop: Lead an HR team of 4
+ bound: Lead an HR team of 4 for a plant with over 600 employees
- number: Lead an HR team of 14 for a plant with 620 employees
- swapped: Lead an HR team of 620
- scope: Lead HR for all plants with 620 employees
- plants: Lead an HR team of 4 for four plants with 620 employees
- title: Lead an HR team of 4 as HR Director for a plant with 620 employees

bullet 0: Cut time to hire from 52 to 35 days by moving screening calls to the first week
+ derived: Cut time to hire by 17 days (from 52 to 35) by moving screening calls to the first week
+ derived percent: Reduced time to hire by a third, from 52 to 35 days, by moving screening calls to the first week
+ synonym: Shortened time to hire from 52 to 35 days by moving screening calls into week one
+ name: Reduced time-to-hire from 52 days to 35 days
- number: Cut time to hire from 52 to 25 days by moving screening calls to the first week
- percent: Cut time to hire by half by moving screening calls to the first week
- tool: Cut time to hire from 52 to 35 days with LinkedIn Recruiter
- cost: Cut cost per hire from $52 to $35 by moving screening calls to the first week
- unit: Cut time to hire from 52 to 35 hours by moving screening calls to the first week

bullet 0: Negotiated two collective agreements with the union, together with the plant director
+ synonym: Together with the plant director, negotiated two collective agreements with the union
+ jointly: Jointly with the plant director, negotiated 2 collective agreements with the union
- alone: Negotiated two collective agreements with the union
- number: Negotiated five collective agreements with the union, together with the plant director
- lead: Led collective bargaining with the union

bullet 0: Introduced exit interviews; voluntary turnover fell from 18% in 2019 to 13% in 2022
+ points: Introduced exit interviews; voluntary turnover fell by 5 percentage points, from 18% in 2019 to 13% in 2022
+ synonym: Set up exit interviews; voluntary attrition decreased from 18% (2019) to 13% (2022)
+ drop: Introduced exit interviews
- cause: Introduced exit interviews, reducing voluntary turnover from 18% to 13%
- cause 2: Cut voluntary turnover from 18% in 2019 to 13% in 2022 through exit interviews
- years: Introduced exit interviews; voluntary turnover fell from 18% in 2021 to 13% in 2022
- number: Introduced exit interviews; voluntary turnover fell from 18% in 2019 to 3% in 2022
- noun: Introduced exit interviews; absenteeism fell from 18% in 2019 to 13% in 2022

bullet 0: Part of the project team that brought in Workday
+ synonym: Member of the project team that introduced Workday
+ contribute: Contributed to the project team that implemented Workday
- lead: Led the project team that brought in Workday
- alone: Brought in Workday
- tool: Part of the project team that brought in Workday and SAP SuccessFactors

bullet 1: Recruited about 90 drivers a year
+ synonym: Hired roughly 90 drivers per year
+ frequency: Recruited around 90 drivers annually
- exact: Recruited 90 drivers a month
- more: Recruited more than 90 drivers a year
- noun: Recruited about 90 managers a year
- result: Recruited about 90 drivers a year with 95% retention

bullet 1: Ran new-hire orientation every second Monday
+ synonym: Delivered orientation for new hires every second Monday
+ spelling: Conducted new hire orientation every second Monday
- frequency: Ran new-hire orientation every Monday and Friday
- design: Designed the new-hire orientation programme

bullet 1: Advised 25 supervisors on leave and discipline
+ digits: Advised twenty-five supervisors on discipline and leave
+ synonym: Counseled 25 supervisors on leave and discipline
- verb: Managed 25 supervisors
- noun: Advised 25 executives on leave and discipline

bullet 2: Kept personnel files and scheduled interviews
+ synonym: Maintained personnel files and scheduled interviews
+ synonym 2: Kept employee files and arranged interviews
- verb: Kept personnel files and conducted interviews
- tool: Kept personnel files in Workday and scheduled interviews

title 0: HR Manager
+ spelled out: Human Resources Manager
- higher: HR Director
- more: Senior HR Manager
- global: Global HR Manager

title 2: HR Assistant
+ spelled out: Human Resources Assistant
- higher: HR Generalist
- dropped: HR

summary: HR manager with twelve years in logistics and food production. Recruitment, payroll and works council matters. No experience with stock options.
+ digits: HR manager with 12 years in logistics and food production.
+ own facts: HR manager with twelve years in logistics and food production. Leads an HR team of 4 for a plant with 620 employees. SHRM-CP.
+ languages: HR manager with twelve years in food production and logistics. Spanish at professional working proficiency.
+ less: HR manager with over ten years in logistics and food production.
- tenure: HR manager with fifteen years in logistics and food production.
- denial: HR manager with twelve years in logistics and food production and experience with stock options.
- industry: HR manager with twelve years in logistics, food production and pharmaceuticals.
- title: HR director with twelve years in logistics and food production.
- certificate: HR manager with twelve years in logistics and food production. SHRM-SCP.
- quality: Results-driven HR manager with a proven track record of twelve years in logistics and food production.
- level: HR manager with twelve years in logistics and food production and expert knowledge of labor law.

skills: 
+ same: Workday
+ bullet: Exit interviews
+ bullet 2: Collective agreements
+ level: Labor law (basic)
- level dropped: Labor law
- denied: Stock options
- new: SuccessFactors
- new 2: Compensation and benefits

language: Spanish (professional working proficiency)
+ same: Spanish, professional working proficiency
+ equal: Spanish (B2)
+ less: Spanish (intermediate)
- native: Spanish (native)
- fluent: Spanish (fluent)

certification: SHRM-CP, 2017
+ short: SHRM-CP
+ list: SHRM-CP, OSHA 10
- higher: SHRM-SCP, 2017
- number: OSHA 30
- year: SHRM-CP, 2012

award: Copperline Safety Award 2021 (HR and plant team)
+ same: Copperline Safety Award 2021 (HR and plant team)
- other: Copperline Leadership Award 2021
- years: Copperline Safety Award 2021 and 2022

education: B.A. Psychology, Platte Valley University
+ spelled out: Bachelor of Arts, Psychology, Platte Valley University
+ years: B.A. Psychology, 2006-2010
- master: M.A. Psychology, Platte Valley University
- field: B.A. Human Resources, Platte Valley University
- honours: B.A. Psychology, summa cum laude

letter:
+ open: I am writing to apply for the HR Manager position.
+ claim: At Copperline Foods I lead an HR team of 4 for a plant with 620 employees.
+ past: Earlier, at Trailhead Freight, I recruited about 90 drivers a year and advised 25 supervisors on leave and discipline.
+ figures: In my current role I cut time to hire from 52 to 35 days.
+ languages: I speak English and Spanish.
+ close: I would be happy to tell you more in an interview. Kind regards
- employer: At Trailhead Freight I lead an HR team of 4.
- posting: I have managed stock option plans for five years.
- personal: My two children and I are ready to move to Denver.
- result: My work saved Copperline Foods $400,000 a year.
- lead: I led the introduction of Workday.
- alone: At Copperline Foods I negotiated two collective agreements with the union on my own.
- fluent: I am fluent in Spanish and Portuguese.
`;

export const civilCases = `
bullet 0: Design storm drains and detention ponds for subdivisions of 20 to 140 lots
+ same strength: Design detention ponds and storm drains for subdivisions of 20-140 lots
+ upper: Design storm drains and detention ponds for subdivisions of up to 140 lots
+ tense: Designed storm drains and detention ponds for subdivisions with 20 to 140 lots
- number: Design storm drains and detention ponds for subdivisions of 20 to 400 lots
- more: Design storm drains, detention ponds and bridges for subdivisions of 20 to 140 lots
- lead: Lead the design of storm drains and detention ponds for subdivisions of 20 to 140 lots
- place: Design storm drains and detention ponds for subdivisions across Idaho and Oregon

bullet 0: Model runoff with HEC-HMS and AutoCAD Civil 3D
+ reorder: Model runoff with AutoCAD Civil 3D and HEC-HMS
+ using: Runoff modeling using HEC-HMS and Civil 3D
+ spelling: Modelled runoff with HEC-HMS and Autodesk Civil 3D
- tool: Model runoff with HEC-HMS, SWMM and AutoCAD Civil 3D
- tool of the list: Model runoff with HEC-RAS and AutoCAD Civil 3D
- scope: Model regional runoff with HEC-HMS and AutoCAD Civil 3D

bullet 0: Prepared plan sets for a $6.4M road widening under a licensed engineer
+ format: Prepared plan sets for a $6.4 million road widening under a licensed engineer
+ synonym: Produced plan sets for a $6.4M road widening, working under a licensed engineer
- number: Prepared plan sets for a $64M road widening under a licensed engineer
- licence: Prepared and stamped plan sets for a $6.4M road widening as a licensed engineer
- verb: Managed a $6.4M road widening
- delivered: Delivered a $6.4M road widening under a licensed engineer, on time and on budget

bullet 0: Site visits to three construction projects a month
+ verb: Visit three construction projects a month
+ digits: Site visits to 3 construction projects per month
- number: Site visits to thirteen construction projects a month
- verb: Manage three construction projects

bullet 0: Responsible for erosion control permits in two counties
+ synonym: In charge of erosion control permits in 2 counties
- number: Responsible for erosion control permits in twelve counties
- field: Responsible for all environmental permits in two counties

bullet 1: Counted traffic at 48 intersections and drafted the yearly report
+ synonym: Counted traffic at 48 junctions and wrote the annual report
+ drop: Counted traffic at 48 intersections
- number: Counted traffic at 480 intersections and drafted the yearly report
- verb: Redesigned 48 intersections and drafted the yearly report
- tool: Counted traffic at 48 intersections with AI cameras and drafted the yearly report

bullet 1: Assisted with the inspection of 12 bridges
+ synonym: Helped inspect 12 bridges
+ synonym 2: Supported the inspection of twelve bridges
- alone: Inspected 12 bridges
- lead: Led the inspection of 12 bridges
- number: Assisted with the inspection of 120 bridges

bullet 1: Wrote a Python script that reads traffic counter files
+ synonym: Developed a Python script for reading traffic counter files
- more: Wrote a Python application with machine learning that reads traffic counter files
- outcome: Wrote a Python script that reads traffic counter files, saving 20 hours a month

certification: Engineer in Training (E.I.T.), Idaho, 2018
+ short: Engineer in Training (EIT)
+ inactive kept: Secret clearance (inactive since 2019)
- licence: Professional Engineer (P.E.), Idaho, 2018
- clearance: Secret clearance
- clearance raised: Top Secret clearance (inactive since 2019)
- year: Engineer in Training (E.I.T.), Idaho, 2016

title 0: Civil Engineer
+ same: Civil Engineer
- licensed: Licensed Civil Engineer
- senior: Senior Civil Engineer
- lead: Project Engineer

summary: Civil engineer with six years in stormwater and roads. Preparing for the PE exam in 2025.
+ same: Civil engineer with 6 years in roads and stormwater, preparing for the PE exam in 2025.
+ facts: Civil engineer with six years in stormwater and roads. HEC-HMS, AutoCAD Civil 3D and ArcGIS.
- licence: Licensed professional engineer with six years in stormwater and roads.
- passed: Civil engineer with six years in stormwater and roads. Passed the PE exam in 2025.
- tenure: Civil engineer with ten years in stormwater and roads.
- clearance: Civil engineer with six years in stormwater and roads and an active Secret clearance.

language: Norwegian (A2)
+ same: Norwegian (A2)
+ equal: Norwegian (elementary)
- raised: Norwegian (B1)
- dropped: Norwegian

education: B.S. Civil Engineering, Snake Ridge University
+ honours: B.S. Civil Engineering, cum laude, Snake Ridge University
- honours: B.S. Civil Engineering, magna cum laude, Snake Ridge University
- master: M.S. Civil Engineering, Snake Ridge University
- field: B.S. Structural Engineering, Snake Ridge University

letter:
+ claim: As a civil engineer at Hartwell & Stroud Consulting I design storm drains and detention ponds.
+ past: At Bannock County Highway District I counted traffic at 48 intersections.
+ publication: I wrote about detention pond retrofits in cold climates for Idaho Water Notes.
- licence: I hold a PE licence in Idaho.
- clearance: I hold an active Secret clearance.
- employer: At Bannock County Highway District I designed storm drains.
- wish as fact: I passed the PE exam.
`;

export const marketerCases = `
bullet 0: Write two blog posts a week; organic visits grew from 4,000 to 9,500 a month in 14 months
+ format: Write 2 blog posts per week; organic visits grew from 4K to 9.5K a month in 14 months
+ more than doubled: Write two blog posts a week; organic visits more than doubled in 14 months, from 4,000 to 9,500 a month
+ synonym: Write two blog articles a week; organic visits rose from 4,000 to 9,500 per month within 14 months
- number: Write two blog posts a week; organic visits grew from 4,000 to 95,000 a month in 14 months
- tripled: Write two blog posts a week; organic visits tripled in 14 months
- cause: Grew organic visits from 4,000 to 9,500 a month in 14 months by writing two blog posts a week
- noun: Write two blog posts a week; organic sales grew from 4,000 to 9,500 a month in 14 months
- time: Write two blog posts a week; organic visits grew from 4,000 to 9,500 a month in 4 months

bullet 0: Run webinars with 60 to 120 participants
+ synonym: Host webinars with 60 to 120 attendees
+ upper: Run webinars with up to 120 participants
- number: Run webinars with 600 to 1,200 participants
- all: Run webinars with over 120 participants
- scope: Run global webinars with 60 to 120 participants

bullet 0: Manage a monthly Google Ads budget of £6,000
+ format: Manage a Google Ads budget of £6k a month
+ order: Manage a £6,000 monthly budget for Google Ads
- period: Manage a weekly Google Ads budget of £6,000
- currency: Manage a monthly Google Ads budget of $6,000
- tool: Manage a monthly Google and Facebook Ads budget of £6,000
- number: Manage a monthly Google Ads budget of £60,000

bullet 0: Helped sales write the onboarding e-mails in HubSpot
+ synonym: Supported sales in writing the onboarding emails in HubSpot
- alone: Wrote the onboarding e-mails in HubSpot
- tool: Helped sales write the onboarding e-mails in Marketo
- result: Helped sales write the onboarding e-mails in HubSpot, lifting activation

bullet 1: Looked after the website and four social media accounts
+ synonym: Maintained the website and 4 social media accounts
- number: Looked after the website and fourteen social media accounts
- redesign: Redesigned the website and four social media accounts
- growth: Looked after the website and four social media accounts, growing followers

bullet 1: Photographed 300 objects for the online catalogue
+ spelling: Photographed 300 objects for the online catalog
+ synonym: Took photographs of 300 objects for the online catalogue
- number: Photographed 3,000 objects for the online catalogue
- verb: Curated 300 objects for the online catalogue

bullet 1: Volunteered as first aider at six events
+ digits: Volunteered as first aider at 6 events
- dropped: First aider at six events
- verb: Organised six events

title 1: Digital Assistant
+ same: Digital Assistant
- dropped: Digital Manager
- higher: Digital Marketing Lead

education: MA Digital Culture (distinction), University of Rother
+ spelled: Master of Arts in Digital Culture, University of Rother
+ other: BA English, 2:1
- doctorate: PhD Digital Culture, University of Rother
- class: BA English, first-class honours
- field: MA Digital Marketing, University of Rother
- mixed: BA Digital Culture, University of Rother

award: Shortlisted, Northern Digital Awards 2023
+ order: Northern Digital Awards 2023, shortlisted
- won: Winner, Northern Digital Awards 2023
- dropped: Northern Digital Awards 2023

skills: 
+ same: Google Ads
+ spelled: Search engine optimisation (SEO)
+ maker: Adobe Photoshop
+ bullet: Webinars
+ bullet 2: Blog posts
- new: Marketo
- new 2: Facebook Ads
- new 3: Video editing

summary: Marketing specialist. Four years with B2B software and a museum. I write well and read the numbers.
+ digits: Marketing specialist with 4 years at a museum and in B2B software.
+ facts: Marketing specialist. SEO, Google Ads and HubSpot. Four years with B2B software and a museum.
- title: Head of marketing. Four years with B2B software and a museum.
- tenure: Marketing specialist. Nine years with B2B software and a museum.
- industry: Marketing specialist. Four years with B2B software, fintech and a museum.
- award: Award-winning marketing specialist. Four years with B2B software and a museum.

certification: Google Ads Search Certification, 2023
+ short: Google Ads Search Certification
- other: Google Analytics Certification, 2023
- year: Google Ads Search Certification, 2020

letter:
+ claim: At Ledgerloop I write two blog posts a week and run webinars with 60 to 120 participants.
+ growth: Organic visits at Ledgerloop grew from 4,000 to 9,500 a month in 14 months.
+ degree: I hold an MA in Digital Culture from the University of Rother.
- employer: At Kelham Museum of Steel I manage a Google Ads budget of £6,000.
- cause: My blog posts tripled sales at Ledgerloop.
- degree: I hold a PhD in Digital Culture.
- motive: I have followed your company since my school days.
`;
