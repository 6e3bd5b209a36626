/** What may and may not be made of the lines of a lorry driver. */
export const transportCases = `
bullet 0: Drive 44-tonne articulated lorries on trunk routes to Scotland, about 2,500 km a week
+ synonym: Drive 44-tonne articulated trucks on trunk routes to Scotland, roughly 2,500 km per week
+ format: Drive 44 t articulated lorries on trunk routes to Scotland (about 2.5K km a week)
+ drop: Drive 44-tonne articulated lorries on trunk routes to Scotland
- unit: Drive 44-tonne articulated lorries on trunk routes to Scotland, about 2,500 miles a week
- number: Drive 44-tonne articulated lorries on trunk routes to Scotland, about 3,500 km a week
- place: Drive 44-tonne articulated lorries on trunk routes to Scotland and France, about 2,500 km a week
- scope: Drive 44-tonne articulated lorries on trunk routes across Europe
- approximate: Drive 44-tonne articulated lorries on trunk routes to Scotland, over 2,500 km a week
- load: Drive 44-tonne tankers with hazardous goods on trunk routes to Scotland

bullet 0: Completed seven years without an at-fault accident
+ digits: Completed 7 years without an at-fault accident
+ negation: Seven years with no at-fault accident
- number: Completed nine years without an at-fault accident
- wider: Completed seven years without an accident of any kind
- negation: Completed seven years with an at-fault accident record

bullet 0: Carry out daily walk-round checks and report defects to the workshop
+ synonym: Perform daily walk-round checks and report faults to the workshop
+ frequency: Carry out walk-round checks every day and report defects to the workshop
- verb: Carry out daily walk-round checks and repair defects in the workshop
- outcome: Carry out daily walk-round checks and report defects to the workshop, keeping downtime low

bullet 0: Showed two new drivers the Aberdeen route
+ digits: Showed 2 new drivers the Aberdeen route
- verb: Managed two new drivers on the Aberdeen route
- number: Showed twelve new drivers the Aberdeen route
- program: Developed the driver training programme for the Aberdeen route

bullet 1: Picked and packed 200 orders per shift with a handheld scanner
+ synonym: Picked and packed 200 orders a shift using a handheld scanner
- number: Picked and packed 300 orders per shift with a handheld scanner
- period: Picked and packed 200 orders per hour with a handheld scanner
- accuracy: Picked and packed 200 orders per shift with 99.8% accuracy
- tool: Picked and packed 200 orders per shift with a handheld scanner and SAP

bullet 1: Member of the site safety committee
+ synonym: Sat on the site safety committee
+ verb: Served on the site safety committee
- higher: Chair of the site safety committee
- verb: Led the site safety committee
- scope: Member of the national safety committee

certification: Category C+E licence
+ same: Category C+E licence
+ spelling: Category C+E license
+ lapsed kept: Counterbalance forklift licence (lapsed)
- lapsed dropped: Counterbalance forklift licence
- more: Category C+E licence with ADR
- other: Category D licence
- date: Driver CPC, valid to 2029

language: English (fluent)
+ less: English (good)
+ equal: English, C1
- native: English (native)

education: GCSEs in English, Maths and 4 others
+ short: GCSEs in English and Maths
- more: A-levels in English and Maths
- number: GCSEs in English, Maths and 8 others

dates 0: 2016-04 –
+ present: April 2016 – present
+ year: 2016 to date
- start: April 2014 – present
- closed: April 2016 – May 2023

title 1: Warehouse Operative
+ same: Warehouse Operative
- higher: Warehouse Supervisor
- other: Warehouse Operative and First Aider

skills:
+ same: Load securing
+ word: Tachograph
+ bullet: Handheld scanner
- new: ADR
- new 2: Fleet management
- list: Forklift, Crane operation
`;
