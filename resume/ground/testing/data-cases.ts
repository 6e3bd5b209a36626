/** What may and may not be made of the lines of a data analyst. */
export const dataCases = `
bullet 0: Built a ridership forecast in Python that lowered the mean error from 12% to 7%
+ synonym: Developed a ridership forecast in Python that reduced the average error from 12% to 7%
+ points: Built a Python ridership forecast, lowering the mean error by 5 percentage points (12% to 7%)
+ relative: Built a ridership forecast in Python that lowered the mean error by 42%, from 12% to 7%
+ words: Built a ridership forecast in Python that lowered the mean error from twelve percent to seven percent
- number: Built a ridership forecast in Python that lowered the mean error from 12% to 2%
- tool: Built a ridership forecast in PyTorch that lowered the mean error from 12% to 7%
- verb: Architected a ridership forecasting platform in Python that lowered the mean error from 12% to 7%
- wrong derivation: Built a ridership forecast in Python that lowered the mean error by 70%
- money: Built a ridership forecast in Python that saved $1.2M a year
- deep learning: Built a deep learning ridership forecast in Python that lowered the mean error from 12% to 7%

bullet 0: Automated 14 weekly reports with Airflow, saving the team 10 hours a week
+ synonym: Automated fourteen weekly reports using Apache Airflow, which saved the team 10 hours per week
+ drop: Automated 14 weekly reports with Airflow
+ hours: Saved the team ten hours a week by automating 14 weekly reports with Airflow
- number: Automated 40 weekly reports with Airflow, saving the team 10 hours a week
- unit: Automated 14 weekly reports with Airflow, saving the team 10 days a week
- frequency: Automated 14 daily reports with Airflow, saving the team 10 hours a day
- scope: Automated 14 weekly reports with Airflow, saving every team 10 hours a week
- tool: Automated 14 weekly reports with Airflow and Spark, saving the team 10 hours a week
- swap: Automated 10 weekly reports with Airflow, saving the team 14 hours a week

bullet 0: Present findings to the planning director every month
+ frequency: Present findings to the planning director monthly
+ synonym: Present findings to the director of planning each month
- scope: Present findings to the board every month
- people: Present findings to executive stakeholders and the planning director every month
- frequency: Present findings to the planning director every week

bullet 0: Contributed to the move from Oracle to Snowflake
+ synonym: Helped with the migration from Oracle to Snowflake
+ drop: Contributed to the move to Snowflake
+ support: Supported the transition from Oracle to Snowflake
- verb: Led the move from Oracle to Snowflake
- hedge: Moved the warehouse from Oracle to Snowflake
- reversed: Contributed to the move from Snowflake to Oracle
- size: Contributed to the move of 40 TB from Oracle to Snowflake
- own: Owned the migration from Oracle to Snowflake

bullet 0: Maintain 60 dbt models used by three departments
+ digits: Maintain sixty dbt models used by 3 departments
+ reorder: Look after 60 dbt models that three departments use
- verb: Designed 60 dbt models used by three departments
- scope: Maintain 60 dbt models used across the entire organization
- number: Maintain 600 dbt models used by three departments
- swapped: Maintain 3 dbt models used by 60 departments

bullet 1: Wrote SQL queries for promotion reports covering 120 stores
+ synonym: Authored SQL queries for promotion reports on 120 shops
- tool: Wrote SQL and Spark queries for promotion reports covering 120 stores
- number: Wrote SQL queries for promotion reports covering 1,200 stores
- tool of later role: Wrote dbt models for promotion reports covering 120 stores
- nation: Wrote SQL queries for nationwide promotion reports covering 120 stores

bullet 1: Supported A/B tests of the loyalty app with sample size calculations
+ synonym: Assisted with A/B tests of the loyalty app by calculating sample sizes
- verb: Designed and ran A/B tests of the loyalty app
- result: Supported A/B tests of the loyalty app with sample size calculations, lifting retention by 8%

bullet 1: Found a pricing error worth $310,000 a year
+ format: Discovered a pricing error worth $310K per year
+ word: Identified an annual pricing error of $310,000
- magnitude: Found a pricing error worth $3.1M a year
- verb: Fixed a pricing error, recovering $310,000 a year
- currency: Found a pricing error worth €310,000 a year
- period: Found a pricing error worth $310,000 a month

bullet 1: Created Tableau dashboards for 25 category managers
+ synonym: Built Tableau dashboards for 25 category managers
+ merge of words: Created dashboards in Tableau for twenty-five category managers
- team: Managed 25 category managers and their Tableau dashboards
- tool: Created Tableau and Power BI dashboards for 25 category managers
- people: Created Tableau dashboards for 25 vice presidents

skills:
+ tool from a bullet: Oracle
+ acronym: Structured Query Language (SQL)
+ stem: Forecasting
+ group: Python || pandas || dbt
+ implied: Version control (Git)
- posting: Kafka
- posting 2: Spark
- posting 3: Stakeholder management
- level: Machine learning
- level 2: Deep learning
- language: R
- list: Python || TensorFlow

education: B.S. Statistics, Cascade Ridge University
+ spelled out: Bachelor of Science in Statistics
+ minor: B.S. Statistics, minor in Geography
- degree: M.S. Statistics, Cascade Ridge University
- minor as major: B.S. Statistics and Geography
- field: B.S. Computer Science, Cascade Ridge University
- phd: PhD Statistics, Cascade Ridge University

award: Transit Innovation Award, 2023 (team award)
+ same: Transit Innovation Award (team award), 2023
- year: Transit Innovation Award, 2022 and 2023
- other: Transit Leadership Award, 2023

language: French (B2)
+ same: French (B2)
+ equal: French, upper intermediate
+ less: French (B1)
- raised: French (C1)
- raised words: French (fluent)

title 0: Senior Data Analyst
+ abbreviated: Sr. Data Analyst
+ less: Data Analyst
- other: Senior Data Scientist
- higher: Lead Data Analyst
- head: Head of Analytics

summary: Data analyst with five years in public transport and retail. Strong on SQL and plain charts; basic knowledge of machine learning.
+ drop: Data analyst with five years in public transport and retail, strong on SQL and plain charts.
+ own facts: Senior data analyst with five years in public transport and retail. SQL, Python, dbt and Tableau.
+ level kept: Data analyst with five years in retail and public transport, with basic knowledge of machine learning.
- level: Data analyst with five years in public transport and retail and strong machine learning.
- title: Data scientist with five years in public transport and retail.
- tenure: Data analyst with eight years in public transport and retail.
- industry: Data analyst with five years in energy, public transport and retail.
- scope: Data analyst with five years of driving enterprise-wide strategy in public transport and retail.

letter:
+ claim: At Northline Transit Authority I automated 14 weekly reports with Airflow, which saves the team 10 hours a week.
+ posting: Your smart-meter data for 2 million homes interests me.
+ claim 2: I have five years of experience in public transport and retail.
+ gap: You ask for Spark; I have worked with Snowflake and dbt.
- posting skill: I have built Kafka pipelines and deep learning models.
- posting skill 2: My experience with Spark matches your needs.
- number: My forecasts serve 2 million homes.
- level: I am an expert in machine learning.
- lead: I led the move from Oracle to Snowflake.
`;
