/** What may and may not be made of the lines of a sous chef. */
export const kitchenCases = `
bullet 0: Run the line for dinner service of up to 180 covers with 6 cooks
+ synonym: Manage the line with six cooks for dinner services of up to 180 covers
+ reorder: With 6 cooks, run the line for a dinner service of up to 180 covers
+ drop: Run the line for dinner service with 6 cooks
+ tense: Running the line for dinner service of up to 180 covers with a team of 6 cooks
+ context: As Sous Chef at The Marlow Hotel, run the dinner line with 6 cooks for up to 180 covers
- hedge: Run the line for dinner service of 180 covers with 6 cooks
- number: Run the line for dinner service of up to 280 covers with 6 cooks
- team: Run the line for dinner service of up to 180 covers with 16 cooks
- scope: Run all kitchen operations, including dinner service of up to 180 covers with 6 cooks
- causal: Run the line for dinner service of up to 180 covers with 6 cooks, raising guest satisfaction
- verb: Created the dinner service of up to 180 covers with 6 cooks
- swapped counts: Run the line for dinner service of up to 6 covers with 180 cooks
- over: Run the line for dinner service of over 180 covers with 6 cooks
- superlative: Run the busiest line in Chicago for dinner service of up to 180 covers

bullet 0: Cut food cost from 34% to 29% by weighing trim and changing two suppliers
+ points: Lowered food cost by 5 percentage points (from 34% to 29%) by weighing trim and switching two suppliers
+ percent words: Reduced food cost from 34 percent to 29 percent by weighing trim and changing 2 suppliers
+ split: Cut food cost from 34% to 29% || Weighed trim and changed two suppliers to do this
+ relative: Cut food cost by about 15%, from 34% to 29%, by weighing trim and changing two vendors
+ drop: Cut food cost from 34% to 29%
- number: Cut food cost from 34% to 19% by weighing trim and changing two suppliers
- derived wrongly: Cut food cost by 25% by weighing trim and changing two suppliers
- reversed: Cut food cost from 29% to 34% by weighing trim and changing two suppliers
- unit: Cut food cost from $34 to $29 by weighing trim and changing two suppliers
- tool: Cut food cost from 34% to 29% by weighing trim and changing two suppliers in MarketMan
- noun: Cut labor cost from 34% to 29% by weighing trim and changing two suppliers
- number word: Cut food cost from 34% to 29% by weighing trim and changing seven suppliers
- scope: Cut food cost company-wide from 34% to 29% by weighing trim and changing two suppliers

bullet 0: Assist the executive chef with menu costing in Excel
+ synonym: Support the executive chef with menu costing in Excel
+ name: Help the executive chef cost menus in Microsoft Excel
+ wider: Assist the executive chef with menu costing in a spreadsheet
- hedge: Own menu costing in Excel
- hedge kept object: Menu costing in Excel for the executive chef
- title: Cost menus in Excel as executive chef
- anachronism: Assist the executive chef with menu costing in Excel and ChatGPT

bullet 0: Trained 5 commis chefs on knife skills and HACCP logs
+ number word: Trained five commis chefs on knife skills and HACCP logs
+ synonym: Coached 5 commis chefs in knife skills and HACCP records
+ drop: Trained commis chefs on knife skills
+ acronym: Trained 5 commis chefs on knife skills and Hazard Analysis and Critical Control Points (HACCP) logs
- number: Trained 15 commis chefs on knife skills and HACCP logs
- noun: Trained 5 executive chefs on knife skills and HACCP logs
- scope: Trained 5 commis chefs across three hotels on knife skills and HACCP logs
- causal: Trained 5 commis chefs on knife skills and HACCP logs, reducing accidents
- verb: Hired and trained 5 commis chefs on knife skills and HACCP logs
- certificate: Trained 5 commis chefs to ServSafe certification on knife skills and HACCP logs

bullet 0: Helped open the rooftop bar in May 2022
+ synonym: Assisted with opening the rooftop bar in May 2022
+ drop: Helped open the rooftop bar
+ date form: Helped open the rooftop bar (05/2022)
- hedge: Opened the rooftop bar in May 2022
- date: Helped open the rooftop bar in May 2021
- month: Helped open the rooftop bar in March 2022
- count: Helped open two rooftop bars in May 2022

bullet 1: Occasionally covered the pass when the sous chef was on leave
+ synonym: Covered the pass from time to time when the sous chef was on leave
- condition: Covered the pass for the sous chef
- title: Worked as sous chef, covering the pass
- condition and verb: Ran the pass

bullet 1: Prepared mise en place for 90 covers
+ synonym: Made the mise en place for 90 covers
- number of another role: Prepared mise en place for 180 covers
- tool of another role: Prepared mise en place for 90 covers with HACCP logs
- rate: Prepared mise en place for 90 covers an hour
- employer: Prepared mise en place for 90 covers at The Marlow Hotel

bullet 1: Worked grill and sauté stations five nights a week || Checked deliveries and rotated stock
+ merge: Worked grill and sauté stations five nights a week, checked deliveries and rotated stock
+ merge with synonyms: Worked the grill and sauté stations 5 nights per week and also checked deliveries and rotated inventory
- merge with more: Worked grill and sauté stations seven nights a week, checked deliveries and rotated stock

title: Sous Chef
+ same: Sous Chef
- inflated: Executive Sous Chef
- lessening word dropped: Chef
- other: Head Chef

summary: Sous chef with six years in hotel and restaurant kitchens. Comfortable with high-volume banquets and allergen controls. No pastry experience beyond plated desserts.
+ drop: Sous chef with six years in hotel and restaurant kitchens, comfortable with high-volume banquets and allergen controls.
+ add own facts: Sous chef with 6 years in hotel and restaurant kitchens. Cut food cost from 34% to 29%. ServSafe Manager.
+ languages: Sous chef with six years in restaurant kitchens who also speaks fluent Serbian.
- tenure: Sous chef with sixteen years in hotel and restaurant kitchens.
- title: Executive chef with six years in hotel and restaurant kitchens.
- denial dropped: Sous chef with six years in hotel and restaurant kitchens and pastry experience.
- superlative: Award-winning sous chef with six years in hotel and restaurant kitchens.
- industry: Sous chef with six years in hotel, cruise ship and restaurant kitchens.
- language: Sous chef with six years in restaurant kitchens who speaks fluent Spanish.
- cert: Sous chef with six years in restaurant kitchens and a WSET Level 2 certificate.

skills:
+ same: HACCP
+ from a bullet: Knife skills
+ list: Banquets || Butchery || Menu costing
+ level kept: Excel (basic)
- posting: Allergen law
- level dropped: Excel
- level raised: Excel (advanced)
- new: Pastry
- new tool: MarketMan

education: A.A.S. in Culinary Arts, Kettle Harbor Community College
+ spelled out: Associate of Applied Science in Culinary Arts, Kettle Harbor Community College
+ short: AAS Culinary Arts
+ grade: A.A.S. in Culinary Arts, GPA 3.4/4.0
- degree: B.S. in Culinary Arts, Kettle Harbor Community College
- school: A.A.S. in Culinary Arts, Culinary Institute of America
- grade: A.A.S. in Culinary Arts, GPA 3.9/4.0
- field: A.A.S. in Culinary Arts and Hotel Management
- honours: A.A.S. in Culinary Arts, with distinction

language: Spanish (basic)
+ same: Spanish (basic)
+ equal: Spanish: elementary
+ other: English (native) || Serbian (fluent)
- raised: Spanish (conversational)
- level dropped: Spanish
- new: Italian (basic)
- raised to native: Serbian (native)

award: Finalist, Windy City Young Cooks 2019
+ reorder: Windy City Young Cooks 2019, finalist
- place: Winner, Windy City Young Cooks 2019
- place dropped: Windy City Young Cooks 2019
- year: Finalist, Windy City Young Cooks 2019 and 2020
- new: James Beard Award nominee 2021

certification: ServSafe Manager, 2021
+ short: ServSafe Manager
- new: Certified Executive Chef
- year: ServSafe Manager, 2024
- list: ServSafe Manager, 2021 || ServSafe Allergens, 2022

dates 1: 2017-06 – 2020-02
+ months: June 2017 – February 2020
+ years: 2017 – 2020
+ numbers: 06/2017 - 02/2020
- end: June 2017 – December 2020
- start: 2015 – 2020
- present: June 2017 – Present

letter:
+ claim and posting: You are looking for someone who knows menu costing; at The Marlow Hotel I assist the executive chef with menu costing in Excel.
+ posting: I am writing to apply for the Head Chef position at The Harbour Grill.
+ courtesy: Thank you for your time, and I look forward to hearing from you.
+ claim: At Bistro Calder I prepared mise en place for 90 covers.
+ figures: As a sous chef I cut food cost from 34% to 29% by weighing trim and changing two suppliers.
+ wish: I would be glad to talk about how I could help your brigade of 12.
- posting as own: I have led a brigade of 12 in a hotel kitchen.
- skill: I know allergen law and have trained cooks in it.
- employer: At Bistro Calder I cut food cost from 34% to 29%.
- motivation: My father ran a fishing boat, and your seafood has fascinated me since childhood.
- company: Your Michelin star shows what a kitchen can achieve.
- number: I run a dinner service of 400 covers with 6 cooks.
- availability: I hold a valid work permit and can start next Monday.
`;
