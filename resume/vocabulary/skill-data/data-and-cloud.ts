import type {SkillTable} from '../skill-table.ts';

/** Databases, data work, machine learning, clouds and the running of systems. */
export const dataAndCloud: readonly SkillTable[] = [
  {
    kind: 'tool',
    rows: `
SQL | structured query language | sql queries | sql-abfragen; T-SQL < SQL | tsql | transact-sql;
PL/SQL < SQL | plsql; PostgreSQL @1996 < Relational databases | postgres | postgresql database | pgsql;
MySQL @1995 < Relational databases; MariaDB @2009 < Relational databases;
SQLite @2000 < Relational databases;
Microsoft SQL Server @1989 < Relational databases | sql server | mssql | ms sql;
=Oracle | oracle database | oracle db; =DB2 | ibm db2; MongoDB @2009 < NoSQL | =Mongo; Redis @2009;
Cassandra @2008 < NoSQL | apache cassandra; DynamoDB @2012 < NoSQL, AWS | amazon dynamodb; CouchDB @2005;
Neo4j @2007; Elasticsearch @2010 | elastic search; Elastic Stack | =ELK | elk stack; OpenSearch @2021;
Kibana @2013; Logstash @2009; Solr @2004; Memcached; InfluxDB @2013; TimescaleDB @2017; ClickHouse @2016;
CockroachDB @2015; Firebase @2011 | >Firestore @2017; Supabase @2020;
Vector databases | >Pinecone @2021 | >pgvector @2021 | >Weaviate @2019; =Snowflake @2014;
BigQuery @2010 < Google Cloud | google bigquery; Amazon Redshift @2012 < AWS | =Redshift;
Databricks @2013; Azure Synapse @2019 < Microsoft Azure | synapse analytics; Microsoft Fabric @2023;
Teradata; SAP HANA @2010 | =HANA; Apache Hive @2010 | =Hive; =Presto @2013; Trino @2020; Delta Lake @2019;
Apache Iceberg @2018 | =Iceberg; Data Vault; Hadoop @2006 | apache hadoop | >HDFS | >MapReduce;
Apache Spark @2010 | =Spark | >PySpark | >Spark SQL; Apache Kafka @2011 | kafka | >Kafka Streams @2016;
Apache Flink @2011 | =Flink; Apache Airflow @2014 | airflow; Apache Beam @2016; Apache NiFi @2014 | =NiFi;
dbt @2016 | data build tool; Dagster @2019; =Prefect @2018; Fivetran @2012; Talend @2005;
Informatica | >PowerCenter; =SSIS | sql server integration services;
=SSRS | sql server reporting services; =SSAS; Azure Data Factory @2015 < Microsoft Azure | =ADF;
AWS Glue @2017 < AWS; RabbitMQ @2007; ActiveMQ; Amazon Kinesis @2013 < AWS | =Kinesis;
Apache Pulsar @2016; Alteryx @1997; =KNIME @2006; RapidMiner; =SAS | sas programming | base sas;
SPSS | ibm spss | spss statistics; Stata; Minitab; EViews; JMP;
=Tableau @2003 < Data visualisation | tableau desktop | >Tableau Server;
Power BI @2013 < Data visualisation | microsoft power bi | >=DAX; Power Query @2013 | m language;
=Looker @2012 | >LookML; Looker Studio @2016 | google data studio | data studio;
Qlik | >QlikView | >Qlik Sense @2014; MicroStrategy; Cognos | ibm cognos; Crystal Reports;
SAP BusinessObjects | business objects; Metabase @2015; =Superset @2016; Grafana @2014; =Splunk @2003;
pandas @2008 < Python; NumPy @2006 < Python; SciPy @2001;
scikit-learn @2007 < Machine learning, Python | sklearn; TensorFlow @2015 < Deep learning;
PyTorch @2016 < Deep learning, Python; Keras @2015 < Deep learning; XGBoost @2014; LightGBM @2016;
Hugging Face @2016 | transformers library; spaCy @2015; NLTK; LangChain @2022; LlamaIndex @2022;
OpenAI API @2020 | openai; ChatGPT @2022 | chat gpt; =Claude @2023; =Gemini @2023 | google gemini;
Midjourney @2022; Stable Diffusion @2022; DALL-E @2021; Microsoft Copilot @2023 | microsoft 365 copilot;
MLflow @2018; Kubeflow @2017; Amazon SageMaker @2017 < AWS | sagemaker; Vertex AI @2021 < Google Cloud;
Azure Machine Learning @2014 < Microsoft Azure | azure ml; Matplotlib @2003; Seaborn @2012; Plotly @2012;
Streamlit @2019; =Shiny @2012 | r shiny | rshiny | shiny apps; Weights and Biases @2017; =Polars @2020;
DuckDB @2019; AWS @2006 < Cloud computing | amazon web services; Amazon EC2 @2006 < AWS | =EC2;
Amazon S3 @2006 < AWS | =S3; AWS Lambda @2014 < AWS | lambda functions; Amazon RDS @2009 < AWS | =RDS;
Amazon ECS @2014 < AWS, Containers | =ECS; Amazon EKS @2017 < AWS, Kubernetes | =EKS;
AWS Fargate @2017 < AWS | fargate; CloudFormation @2011 < AWS | aws cloudformation;
AWS CDK @2018 < AWS | cloud development kit; CloudWatch @2009 < AWS; =SQS @2004 | amazon sqs;
Microsoft Azure @2008 < Cloud computing | azure | azure cloud; Azure DevOps @2018 | =VSTS | =TFS;
Azure Functions @2016 < Microsoft Azure;
Azure Kubernetes Service @2017 < Microsoft Azure, Kubernetes | =AKS | azure kubernetes service;
Google Cloud @2008 < Cloud computing | =GCP | google cloud platform;
Google Kubernetes Engine @2015 < Google Cloud, Kubernetes | =GKE; Heroku @2007; Vercel @2015;
Netlify @2014; DigitalOcean @2011; Cloudflare @2009; OpenStack @2010;
OpenShift @2011 < Kubernetes | red hat openshift; VMware @1998 | >vSphere @2009 | >ESXi @2001;
Hyper-V @2008; Proxmox; Citrix; Nutanix @2009;
Docker @2013 < Containers | >Docker Compose @2014 | >Docker Swarm @2014;
Kubernetes @2014 < Containers | k8s | kubectl | kube; =Helm @2015 | helm charts; Istio @2017;
Terraform @2014 < Infrastructure as code | >OpenTofu @2023; Ansible @2012; !Puppet @2005; !Chef @2009;
SaltStack @2011; Pulumi @2018; =Packer @2013; =Vagrant @2010; Jenkins @2011 < CI/CD;
GitHub Actions @2018 < CI/CD; GitLab CI @2012 < CI/CD | gitlab ci/cd; CircleCI @2011; Travis CI @2011;
TeamCity; Argo CD @2018 | argocd | argo; Flux CD @2016; Prometheus @2012; Datadog @2010; New Relic @2008;
Nagios @1999; Zabbix @2001; Dynatrace; =Sentry @2012; PagerDuty @2009; OpenTelemetry @2019; =Jaeger @2016;
HashiCorp Vault @2015; =Consul @2014; NGINX @2004; Apache HTTP Server @1995 | apache httpd; Tomcat;
HAProxy; IIS | internet information services;
Linux @1991 | gnu/linux | linux administration | linux-administration; Ubuntu @2004 < Linux;
Debian @1993 < Linux; Red Hat Enterprise Linux @2000 < Linux | =RHEL | red hat; CentOS @2004 < Linux;
=Unix | >=AIX | >Solaris; Windows Server | windows server administration; macOS | mac os;
=Windows | microsoft windows | windows 10 | windows 11; Active Directory @2000;
Microsoft Entra ID @2013 | entra id | azure ad | azure active directory; Group Policy | =GPO;
Microsoft Exchange | exchange online; Microsoft Intune @2011 | intune;
SCCM | configuration manager | mecm; Jamf; ServiceNow @2004; BMC Remedy; Zendesk @2007; Freshdesk @2010;
Jira Service Management @2013 | jira service desk; Veeam @2006; Cisco | cisco ios | cisco routers;
Juniper Networks | juniper switches; MikroTik; Ubiquiti | unifi; Wireshark; =VoIP | voip telephony;
=Asterisk;
`,
  },
  {
    kind: 'technical',
    rows: `
Data analysis | data analytics | analysing data | analyzing data | datenanalyse | analyse de données
  | análisis de datos | analisi dei dati | análise de dados | data-analyse | analiza danych;
Data engineering | data pipelines | datenpipelines; Data science | data scientist;
ETL | elt | extract transform load | etl pipelines;
Data modelling | data modeling | datenmodellierung | dimensional modelling | dimensional modeling
  | star schema;
Data warehousing | data warehouse | =DWH | entrepôt de données;
Cloud data warehouse < Data warehousing | cloud warehouse; Data lake | data lakehouse | lakehouse;
Data visualisation | data visualization | datenvisualisierung | visualisation de données
  | visualización de datos;
Dashboards | dashboarding | dashboard; Business intelligence | =BI | bi reporting;
Data governance | data stewardship; Data quality | datenqualität; Data cleaning | data cleansing;
Data validation; Data migration | datenmigration | migration de données;
Master data management | =MDM | stammdaten | stammdatenpflege; Big data; Data mining;
Statistics | statistical analysis | statistik | statistiques | estadística | applied statistics;
Statistical modelling | statistical modeling; A/B testing | ab testing | split testing | experimentation;
Hypothesis testing; Regression analysis | >Linear regression | >Logistic regression;
Time series analysis | time series | time series forecasting;
Forecasting | predictive modelling | predictive modeling | predictive analytics;
Machine learning < Artificial intelligence | =ML | maschinelles lernen | apprentissage automatique
  | aprendizaje automático | ml models;
Deep learning @2006 < Machine learning | neural networks | neuronale netze;
Natural language processing | =NLP; Large language models @2018 | =LLM | llms;
Generative AI @2014 | =GenAI | gen ai; Prompt engineering @2020;
Retrieval-augmented generation @2020 | =RAG;
Artificial intelligence | =AI | künstliche intelligenz | intelligence artificielle
  | inteligencia artificial;
Reinforcement learning; Recommender systems | recommendation systems; MLOps @2015; Feature engineering;
Operations research; Linear programming; Simulation | simulations | >Monte Carlo simulation;
Bayesian statistics | bayesian methods; Survey analysis | survey design;
Geospatial analysis | geospatial data;
Database administration | database management | datenbankadministration | =DBA;
Database design | schema design | datenbankdesign;
Relational databases < SQL | relationale datenbanken | relational database | =RDBMS;
NoSQL @2009 | non-relational databases;
Query tuning | query optimisation | query optimization | sql tuning; Stored procedures;
Cloud computing | cloud infrastructure | cloud services | cloud-dienste | cloud platforms;
Cloud migration; Cloud architecture; DevOps @2009; Site reliability engineering @2003 | =SRE;
CI/CD | continuous integration | continuous delivery | continuous deployment | ci/cd pipelines
  | build pipelines;
Infrastructure as code | =IaC; Containers | containerisation | containerization | container orchestration;
Serverless @2014; Monitoring and observability | observability | system monitoring;
Log analysis | application logging; Incident response | incident management | störungsmanagement;
On-call | on call | on-call rotation | rufbereitschaft | astreinte; High availability | fault tolerance;
Disaster recovery; Business continuity; Backup and recovery | backup and restore;
Virtualisation | virtualization | virtualisierung;
Systems administration | system administration | sysadmin | systemadministration
  | administration système | administración de sistemas;
IT support | technical support | desktop support | help desk | helpdesk | service desk | it-support
  | support informatique | soporte técnico | >First level support | >Second level support;
Computer networking | computer networks | network administration | netzwerktechnik
  | netzwerkadministration | réseaux informatiques | redes informáticas | =LAN | =WAN | lan/wan;
TCP/IP; =DNS; =DHCP; Routing and switching | >=VLAN | >=BGP | >=OSPF; =VPN | vpns;
Firewalls | firewall | firewall administration; Load balancing; IT service management | =ITSM;
Hardware repair | pc repair | hardware maintenance;
Identity and access management | =IAM | access management; Single sign-on | =SSO;
`,
  },
];
