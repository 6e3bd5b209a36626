/** Sentences of letters, as whole letters have them: `+` is borne out by resume and posting, `-` is not. */
export const chefLetter = `
letter:
+ letter: Your advertisement for a Head Chef caught my eye because banquets and menu costing are part of my work.
+ letter: I have six years in hotel and restaurant kitchens, and I currently work as Sous Chef at The Marlow Hotel.
+ letter: There I run the line for dinner services of up to 180 covers with six cooks.
+ letter: One result I can point to: food cost went from 34% to 29% after I weighed trim and changed two suppliers.
+ letter: You ask for large banquets; high-volume banquets are something I am comfortable with.
+ letter: I hold the ServSafe Manager certificate and speak English and Serbian.
+ letter: Allergen controls are familiar ground for me.
+ letter: I would be glad to meet you and your brigade of 12.
+ letter: I have not worked in pastry beyond plated desserts, and I say so openly.
+ letter: As your Head Chef I would lead a brigade of 12.
- letter: I have run kitchens serving 400 covers a day.
- letter: At The Marlow Hotel I lead a brigade of 12.
- letter: My pastry work is known across Chicago.
- letter: I studied at the Culinary Institute of America.
- letter: The Harbour Grill is famous for its oysters.
- letter: I trained 50 commis chefs in HACCP.
- letter: I have always dreamed of cooking by the sea.
- letter: I opened the rooftop bar at The Marlow Hotel.
- letter: I speak fluent Spanish with my cooks.
- letter: Since 2015 I have worked as Sous Chef at The Marlow Hotel.
`;

export const analystLetter = `
letter:
+ letter: At Northline Transit Authority I built a ridership forecast in Python that lowered the mean error from 12% to 7%.
+ letter: At Pellworth Grocers I created Tableau dashboards for 25 category managers and wrote SQL queries for promotion reports.
+ letter: You mention stakeholder management: every month I present findings to the planning director.
+ letter: My knowledge of machine learning is basic, and I would be glad to deepen it with you.
+ letter: I contributed to the move from Oracle to Snowflake.
+ letter: Thank you for considering my application.
+ letter: I maintain 60 dbt models used by three departments.
- letter: I have led data science teams for five years.
- letter: I have three years of experience with Spark and Kafka.
- letter: My forecasts cut costs by $2 million.
- letter: At Pellworth Grocers I automated 14 weekly reports with Airflow.
- letter: I manage stakeholders across the company.
- letter: I hold a PhD in Statistics.
- letter: Brightwater Energy leads the market in smart meters.
- letter: I am a Lead Data Scientist with five years in retail.
`;

export const nurseLetter = `
letter:
+ letter: For the last years I have cared for five to six children per shift on a 22-bed surgical ward at Ashcombe General Hospital.
+ letter: I supervise one student nurse per placement and wrote the inhaler leaflet given to families.
+ letter: In 2023 I acted as nurse in charge on about ten night shifts.
+ letter: I took part in an audit of pain scores that found 81% recorded on time.
+ letter: I do not have ITU experience, but I am keen to learn.
+ letter: I am registered with the NMC and completed PILS in 2022.
- letter: I run a 30-bed unit.
- letter: I have ITU experience from Royal Merrow Infirmary.
- letter: I conducted an audit of pain scores.
- letter: I hold PALS and APLS.
- letter: I care for 9,000 children a year.
- letter: My colleagues describe me as the best nurse on the ward.
`;

export const managerLetter = `
letter:
+ letter: I lead an HR team of four at Copperline Foods, a plant with 620 employees.
+ letter: Two collective agreements were negotiated with the union, together with the plant director.
+ letter: Payroll and Workday are among my skills.
+ letter: After we introduced exit interviews, voluntary turnover fell from 18% in 2019 to 13% in 2022.
+ letter: Before Copperline Foods I advised 25 supervisors at Trailhead Freight on leave and discipline.
+ letter: Your plant in Fremont with 400 employees sounds like a good fit.
+ letter: I am available for a conversation at any time.
- letter: I reduced turnover by 5 percentage points through exit interviews.
- letter: I have negotiated with two unions at your plant size.
- letter: I have run payroll for 620 employees.
- letter: I hold SHRM-SCP and PHR certificates.
- letter: Copperline Foods promoted me twice.
`;

export const engineerLetter = `
letter:
+ letter: At Quillmark I cut the bundle from 1.8 MB to 640 KB, a reduction of 64%.
+ letter: I pair with two designers on the component library used by five teams.
+ letter: Accessibility matters to me: at Sable & Finch Agency I fixed issues found by axe on client sites.
+ letter: I look forward to hearing from you. Best regards, Casimir Oyelaran
- letter: I migrated CI from Jenkins to GitHub Actions.
- letter: I have shipped GraphQL APIs to production.
- letter: I work remotely with 60 engineers.
- letter: I founded the component library team.
- letter: In my free time I contribute to Kubernetes.
`;
