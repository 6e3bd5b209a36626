/** What may and may not be made of the lines of a paediatric nurse. */
export const careCases = `
bullet 0: Look after 5 to 6 children per shift on a 22-bed surgical ward
+ synonym: Care for five to six children per shift on a 22-bed surgical ward
+ format: Look after 5-6 children each shift on a surgical ward with 22 beds
+ upper end: Look after up to 6 children per shift on a 22-bed surgical ward
+ drop: Look after children on a 22-bed surgical ward
- number: Look after 8 to 9 children per shift on a 22-bed surgical ward
- beds: Look after 5 to 6 children per shift on a 30-bed surgical ward
- field: Look after 5 to 6 children per shift on a 22-bed intensive care ward
- verb: Manage a 22-bed surgical ward with 5 to 6 children per shift
- count swap: Look after 22 children per shift on a surgical ward
- quality: Delivered outstanding care to 5 to 6 children per shift on a 22-bed surgical ward

bullet 0: Link nurse for asthma; wrote the inhaler leaflet given to families
+ synonym: Asthma link nurse; authored the inhaler leaflet given to families
+ split: Link nurse for asthma || Wrote the inhaler leaflet that families are given
- title: Asthma nurse specialist; wrote the inhaler leaflet given to families
- outcome: Link nurse for asthma; wrote the inhaler leaflet given to families, which lowered readmissions
- scope: Link nurse for asthma; wrote the inhaler leaflet given to families across the region
- lead: Lead nurse for asthma; wrote the inhaler leaflet given to families

bullet 0: Supervise one student nurse per placement
+ synonym: Supervise a student nurse on each placement
- number: Supervise four student nurses per placement
- noun: Supervise one staff nurse per placement

bullet 0: Took part in an audit of pain scores that found 81% recorded on time
+ synonym: Participated in a pain score audit, which found 81% recorded on time
+ contribute: Contributed to an audit of pain scores that found 81 per cent recorded on time
- verb: Conducted an audit of pain scores that found 81% recorded on time
- number: Took part in an audit of pain scores that found 91% recorded on time
- cause: Took part in an audit of pain scores that raised on-time recording to 81%

bullet 0: Acted as nurse in charge on about ten night shifts in 2023
+ digits: Acted as nurse in charge on around 10 night shifts in 2023
- hedge: Nurse in charge on night shifts
- year: Acted as nurse in charge on about ten night shifts in 2022
- number: Acted as nurse in charge on about a hundred night shifts in 2023
- title: Acted as ward sister on about ten night shifts in 2023

bullet 1: Gave intravenous antibiotics and cared for central lines
+ synonym: Administered intravenous (IV) antibiotics and cared for central lines
+ abbreviation: Gave IV antibiotics and looked after central lines
- skill: Gave intravenous antibiotics and chemotherapy and cared for central lines
- verb: Prescribed intravenous antibiotics and inserted central lines

bullet 1: Reported safeguarding concerns to the named nurse
+ synonym: Reported child protection concerns to the named nurse
- flip: Named nurse for safeguarding concerns
- verb: Investigated safeguarding concerns with the named nurse

bullet 1: Escorted children to theatre
+ synonym: Accompanied children to theatre
- verb: Assisted surgeons in theatre with children

title 0: Staff Nurse, Paediatrics
+ spelling: Staff Nurse, Pediatrics
+ reorder: Paediatrics Staff Nurse
- higher: Charge Nurse, Paediatrics
- higher 2: Senior Staff Nurse, Paediatrics
- other: Ward Sister

certification: NMC registration
+ same: NMC registration
+ spelled out: Nursing and Midwifery Council (NMC) registration
+ year: PILS, 2022
- year: PILS, 2024
- other: PALS, 2022
- new: Independent Nurse Prescriber
- list: NMC registration; APLS

education: BSc (Hons) Children’s Nursing, University of Severn Vale
+ spelled out: Bachelor of Science (Honours), Children’s Nursing
+ short: BSc Children’s Nursing
- degree: MSc Children’s Nursing, University of Severn Vale
- class: BSc (Hons) Children’s Nursing, first class
- field: BSc (Hons) Adult Nursing, University of Severn Vale

language: Danish (B1)
+ same: Danish: B1
+ equal: Danish (intermediate)
- raised: Danish (B2)
- raised words: Danish (professional proficiency)

skills:
+ same: Safeguarding Level 3
+ words: Central lines
+ spelled out: Intravenous (IV) drug administration
- posting: ITU nursing
- level: Safeguarding Level 4
- new: Ventilation
- posting 2: PALS

summary: Paediatric nurse with eight years on general and surgical wards. Interested in asthma education.
+ digits: Paediatric nurse with 8 years on general and surgical wards.
+ own facts: Children’s nurse with eight years on surgical and general wards; link nurse for asthma.
+ spelling: Pediatric nurse with eight years on general and surgical wards, interested in asthma education.
- tenure: Paediatric nurse with eleven years on general and surgical wards.
- field: Paediatric nurse with eight years on general, surgical and intensive care wards.
- title: Paediatric ward sister with eight years on general and surgical wards.
- inflated interest: Paediatric nurse with eight years of asthma education.

letter:
+ claim: I am a Staff Nurse at Ashcombe General Hospital, where I look after 5 to 6 children per shift on a 22-bed surgical ward.
+ posting: I would like to apply for the post of Ward Sister on your 30-bed unit.
+ claim 2: At Royal Merrow Infirmary I gave intravenous antibiotics and cared for central lines.
- posting as own: I have ITU experience and hold PALS.
- beds: I look after children on a 30-bed unit.
- employer: At Royal Merrow Infirmary I wrote the inhaler leaflet given to families.
- personal: As the mother of a child with asthma, I understand your families.
- company: Fairholme Children’s Trust was rated outstanding last year.
`;
