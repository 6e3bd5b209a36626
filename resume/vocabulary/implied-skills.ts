/** What having used one thing shows of another: PostgreSQL is SQL, Excel a spreadsheet. Left of the colon the wider. */
const table = `
sql: postgresql, postgres, mysql, mariadb, sqlite, sql server, t-sql, pl/sql, oracle database, bigquery, snowflake, redshift
database: postgresql, postgres, mysql, mariadb, sqlite, sql server, oracle, mongodb, redis, sql, dynamodb, cassandra
relational database: postgresql, postgres, mysql, mariadb, sqlite, sql server
nosql: mongodb, redis, cassandra, dynamodb
javascript: react, angular, vue, node.js, typescript, svelte, jquery, next.js
css: sass, tailwind, bootstrap
cloud: aws, amazon web services, azure, gcp, google cloud, ec2, s3, lambda
aws: ec2, s3, lambda, amazon ecs, ecs, rds, cloudformation, dynamodb, eks
container: docker, kubernetes, podman, ecs
python: django, flask, pandas, numpy, fastapi, pytorch
java: spring, spring boot, hibernate
c#: .net, asp.net
php: laravel, symfony, wordpress
version control: git, github, gitlab, subversion, bitbucket
git: github, gitlab
spreadsheet: excel, google sheets
microsoft office: excel, word, powerpoint, ms office
crm: salesforce, hubspot, zoho, pipedrive, dynamics crm
erp: sap, oracle erp, netsuite, business central, dynamics 365, sap pm
ehr: epic, cerner, meditech
electronic health record: epic, cerner, meditech
emr: epic, cerner, meditech
cad: autocad, solidworks, revit, catia, inventor, fusion 360
accounting software: sage, quickbooks, xero, datev, sage 200
bi: power bi, tableau, looker, qlik
business intelligence: power bi, tableau, looker, qlik
email marketing: mailchimp, brevo, klaviyo, sendinblue
web analytics: google analytics, matomo
cms: wordpress, drupal, typo3, joomla
e-commerce: shopify, prestashop, magento, woocommerce
pm software: jira, ms project, asana, trello
issue tracking: jira
plc: siemens s7, s7-1500, s7-300, tia portal, allen-bradley
sps: siemens s7, s7-1500, s7-300, tia portal
agile: scrum, kanban, agilepm
project management: prince2, pmp, agilepm
statistic: spss, stata, minitab
chromatography: hplc, ion chromatography, gas chromatography
mass spectrometry: icp-ms, lc-ms, gc-ms
programming: python, java, c++, javascript, go, rust, c#, ruby, php
infrastructure as code: terraform, pulumi, cloudformation
`;

const narrowerOf = new Map<string, readonly string[]>(
  table
    .trim()
    .split('\n')
    .map(line => {
      const [wider = '', narrower = ''] = line.split(': ');
      return [wider, narrower.split(', ')];
    }),
);

/** Names whose use shows the skill given in lower case; empty where none is known. */
export function namesShowing(skill: string): readonly string[] {
  return narrowerOf.get(skill) ?? narrowerOf.get(skill.replace(/s$/, '')) ?? [];
}
