/** Tools that do the same job, so that "Workday or a similar system" can be met by another. */
import {canonicalSkill} from '../../vocabulary/skills.ts';

const families = `
Python, Java, JavaScript, TypeScript, Go, C#, C++, C, Ruby, PHP, Kotlin, Swift, Rust, Scala, Perl, R, MATLAB, Julia, Elixir, Haskell, Objective-C, Dart
PostgreSQL, MySQL, MariaDB, Microsoft SQL Server, Oracle Database, SQLite, DB2, Amazon Aurora
MongoDB, Cassandra, DynamoDB, Couchbase, Redis, Elasticsearch, Neo4j
Amazon Web Services, Microsoft Azure, Google Cloud Platform, IBM Cloud, DigitalOcean, Heroku
Kubernetes, Amazon ECS, Docker Swarm, OpenShift, Nomad, Amazon EKS
Apache Kafka, RabbitMQ, Apache Pulsar, Amazon Kinesis, Amazon SQS, ActiveMQ, NATS, Google Pub/Sub
Terraform, Pulumi, CloudFormation, Ansible, Puppet, Chef, SaltStack
React, Angular, Vue.js, Svelte, Next.js, Ember.js
Django, Flask, FastAPI, Spring Boot, Ruby on Rails, Laravel, Express.js, ASP.NET, NestJS
scikit-learn, PyTorch, TensorFlow, Keras, XGBoost, LightGBM
Tableau, Power BI, Looker, Qlik Sense, QlikView, Metabase, Google Data Studio
Jenkins, GitHub Actions, GitLab CI, CircleCI, Travis CI, Azure DevOps
Git, Subversion, Mercurial
Jira, Asana, Trello, Monday.com, ClickUp, Microsoft Project, Smartsheet, Basecamp, Redmine
Salesforce, HubSpot, Microsoft Dynamics 365, Zoho CRM, Pipedrive, SugarCRM
SAP, Oracle ERP, Microsoft Dynamics 365 Business Central, NetSuite, Odoo, Infor, Sage, Microsoft Dynamics NAV
QuickBooks, Xero, Sage, DATEV, Lexware, Zucchetti, TeamSystem, Exact Online, FreshBooks, Sage 50, Sage 200, Cegid, A3, ContaPlus, Symfonia, Comarch
Workday, BambooHR, ADP, SAP SuccessFactors, UKG, Personio, Ceridian Dayforce, Rippling, Paychex, Gusto, PeopleSoft
AutoCAD, SolidWorks, CATIA, Inventor, Creo, Revit, Siemens NX, Fusion 360, MicroStation, ArchiCAD
Epic, Cerner, Meditech, Allscripts, athenahealth, eClinicalWorks, SystmOne, EMIS
Photoshop, Illustrator, InDesign, Canva, Affinity Designer, CorelDRAW, GIMP
Figma, Sketch, Adobe XD, InVision, Axure
WordPress, Drupal, Joomla, TYPO3, Contentful, Webflow
Shopify, Magento, WooCommerce, PrestaShop, BigCommerce
Mailchimp, Brevo, Klaviyo, Marketo, ActiveCampaign, Pardot
Google Ads, Meta Ads, Microsoft Advertising, LinkedIn Ads
Zendesk, Freshdesk, Intercom, ServiceNow
Siemens S7, Allen-Bradley, Beckhoff, Schneider Electric, Omron, TIA Portal
Microsoft Excel, Google Sheets, LibreOffice Calc
Airflow, Dagster, Prefect, Luigi
Cypress, Selenium, Playwright, Puppeteer
Opera PMS, Mews, Protel, Cloudbeds
Google Classroom, Moodle, Canvas LMS, Blackboard, Microsoft Teams
`;

let built: Map<string, number> | null = null;

function familyByName(): Map<string, number> {
  built ??= new Map(
    families
      .trim()
      .split('\n')
      .flatMap((row, family) => row.split(',').map(name => [canonicalSkill(name.trim()), family])),
  );
  return built;
}

/** Whether two skills, by their canonical names, do the same job. */
export function areKindred(a: string, b: string): boolean {
  const family = familyByName().get(a);
  return family !== undefined && family === familyByName().get(b);
}
