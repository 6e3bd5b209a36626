import type {SkillTable} from '../skill-table.ts';

/** Accounting, audit, controlling, tax, banking and insurance. */
export const finance: readonly SkillTable[] = [
  {
    kind: 'technical',
    rows: `
Accounting | accountancy | buchhaltung | rechnungswesen | comptabilité | contabilidad | contabilità
  | contabilidade | boekhouding | księgowość;
Financial accounting | finanzbuchhaltung | fibu | comptabilité générale | contabilidad financiera;
Management accounting | management accounts | managerial accounting | controlling | contrôle de gestion
  | control de gestión | controllo di gestione;
Cost accounting | >Standard costing | >Product costing | kostenrechnung | kosten- und leistungsrechnung
  | comptabilité analytique | contabilidad de costes | contabilidad de costos;
Bookkeeping | book-keeping | double-entry bookkeeping | buchführung | tenue de livres
  | teneduría de libros;
Accounts payable | =AP | purchase ledger | kreditorenbuchhaltung | kreditoren
  | comptabilité fournisseurs | cuentas por pagar;
Accounts receivable | =AR | sales ledger | debitorenbuchhaltung | debitoren | comptabilité clients
  | cuentas por cobrar;
General ledger | =GL | nominal ledger | hauptbuch | grand livre | libro mayor;
Bank reconciliation | bank reconciliations | bankabstimmung | rapprochement bancaire
  | rapprochements bancaires | conciliación bancaria | conciliaciones bancarias;
Account reconciliation | balance sheet reconciliation | balance sheet reconciliations | reconciliations
  | kontenabstimmung;
Month-end close | month end | month-end | month end close | monthly close | month-end closing
  | monatsabschluss | monatsabschlüsse | clôture mensuelle | clôtures mensuelles | cierre mensual
  | cierres mensuales;
Year-end close | year end | year-end accounts | jahresabschluss | jahresabschlüsse | clôture annuelle
  | bilan annuel | cierre anual | annual accounts;
Journal entries | journal entry | buchungssätze | écritures comptables | asientos contables;
Accruals and prepayments | accruals | prepayments;
Fixed assets | fixed asset accounting | asset register | anlagenbuchhaltung | immobilisations
  | activo fijo;
Stock valuation | inventory valuation | bestandsbewertung;
Revenue recognition | >ASC 606 @2014 | >IFRS 15 @2014; Lease accounting | >IFRS 16 @2016 | >ASC 842 @2016;
Intercompany accounting | intercompany;
Consolidation | group consolidation | konzernkonsolidierung | consolidation des comptes
  | consolidated accounts | konzernabschluss;
Group reporting;
Financial reporting | finanzberichterstattung | reporting financier | informes financieros
  | financial statements;
Statutory accounts | annual statutory accounts; Management reporting;
Financial analysis | finanzanalyse | analyse financière | análisis financiero;
Financial modelling | financial modeling | finanzmodelle | modélisation financière
  | modelización financiera;
Financial planning | =FP&A | financial planning and analysis | finanzplanung;
Budgeting | budget planning | budgetierung | budgetplanung | élaboration du budget | budgets
  | presupuestos | elaboración de presupuestos;
Budget management | budget responsibility | budgetverantwortung | gestion de budget
  | gestión de presupuestos;
Financial forecasting | rolling forecast | reforecasting;
Cash flow forecasting < Financial forecasting | cash flow forecast | cash flow forecasts
  | 13-week cash flow | liquiditätsplanung | prévisionnel de trésorerie;
Variance analysis | abweichungsanalyse | analyse des écarts;
Cash management | cash flow | cash flow management | cash-management | gestion de trésorerie;
Treasury | tesorería | treasury management; Credit control | credit management | forderungsmanagement;
Debt collection | recouvrement | mahnwesen | gestión de cobros;
Invoicing | billing | rechnungsstellung | fakturierung | facturation | facturación;
Invoice processing | three-way match | rechnungsprüfung;
Expense management | expense reports | reisekostenabrechnung | notes de frais;
Payroll | payroll processing | lohnbuchhaltung | gehaltsabrechnung | lohn- und gehaltsabrechnung
  | entgeltabrechnung | gestion de la paie | gestión de nóminas | nóminas | paghe
  | établissement de la paie;
Tax | taxation | >Tax compliance | >Tax returns | >Tax preparation | steuerrecht | fiscalité
  | fiscalidad | impuestos | steuererklärungen;
Corporate tax | corporation tax | körperschaftsteuer | impôt sur les sociétés | impuesto de sociedades;
VAT | vat returns | value added tax | umsatzsteuer | umsatzsteuervoranmeldung
  | umsatzsteuervoranmeldungen | déclaration de tva | =TVA | =IVA;
Sales tax; Transfer pricing | verrechnungspreise; Tax planning | tax advisory | steuerberatung; PAYE;
Making Tax Digital;
Audit | auditing | external audit | financial audit | wirtschaftsprüfung | commissariat aux comptes
  | auditoría | abschlussprüfung | revisione contabile;
Internal audit | interne revision | audit interne | auditoría interna;
Internal controls | internal control | internes kontrollsystem | contrôle interne | control interno;
Sarbanes-Oxley @2002 | =SOX | sox compliance | j-sox; Due diligence | financial due diligence;
Mergers and acquisitions | =M&A | fusions-acquisitions;
Valuation | business valuation | unternehmensbewertung | company valuation | >Discounted cash flow;
Investment analysis | equity research | investment research;
Portfolio management | asset management | wealth management | vermögensverwaltung
  | gestion de portefeuille | gestión de carteras;
Risk management | risikomanagement | gestion des risques | gestión de riesgos | gestione del rischio;
Credit risk | credit analysis | kreditrisiko | kreditanalyse | análisis de crédito | credit scoring;
Market risk | value at risk; Operational risk; Underwriting | loan underwriting;
Claims handling | claims processing | claims adjustment | schadenbearbeitung | gestion des sinistres
  | gestión de siniestros;
Actuarial analysis | actuarial science | versicherungsmathematik;
Lending | mortgage lending | loan processing | loan origination | kreditvergabe;
Fraud detection | fraud prevention | fraud investigation | betrugsprävention;
Anti-money laundering | =AML | aml/kyc | geldwäscheprävention | lutte contre le blanchiment
  | prevención de blanqueo;
Know your customer | =KYC; Regulatory reporting | regulatory compliance | meldewesen;
Trading | securities trading | wertpapierhandel; Derivatives | options and futures; Fixed income;
Fund accounting | fund administration;
Cash handling | kassenführung | tenue de caisse | manejo de caja | cashing up;
Grant accounting | grant reporting;
Cost reduction | cost control | kostensenkung | réduction des coûts | reducción de costes;
Pricing | pricing strategy | preisstrategie | preisgestaltung | tarification;
Profit and loss | =P&L | p&l responsibility | p&l management | ergebnisverantwortung | compte de résultat;
Balance sheet | bilanzierung | bilanz | bilan comptable; Working capital;
Business planning | business plans | businessplan | business case | business cases; Financial controls;
Investor relations; Spend analysis; Capital expenditure | =CapEx;
`,
  },
  {
    kind: 'domain',
    rows: `
GAAP | generally accepted accounting principles | >US GAAP; UK GAAP < GAAP | >FRS 102 @2013;
IFRS @2001 | international financial reporting standards | =IAS | normes ifrs | =NIIF;
HGB | handelsgesetzbuch; Plan comptable général | =PCG | french gaap; Plan General Contable | =PGC;
Basel III @2010; Solvency II @2009; MiFID II @2014;
Banking | bankwesen | banque | banca | >Retail banking | >Investment banking;
Insurance | versicherungen | versicherungswesen | assurance;
Financial services | finanzdienstleistungen | services financiers;
Real estate | immobilien | immobilier | bienes raíces | inmobiliaria;
Property management | hausverwaltung | gestion locative; Private equity; Venture capital; Fintech @2010;
Nonprofit | non-profit | not-for-profit | third sector | charity sector | voluntary sector | gemeinnützig;
`,
  },
  {
    kind: 'tool',
    rows: `
=Sage | >Sage 50 | >Sage 100 | >Sage Intacct | >Sage 200; Xero @2006;
QuickBooks @1992 | quickbooks online | quick books; FreshBooks; Zoho Books;
NetSuite @1998 < ERP | oracle netsuite; SAP @1972 < ERP | sap r/3 | sap erp | sap ecc; SAP FI < SAP;
SAP CO < SAP; SAP FI/CO < SAP FI, SAP CO | sap fico | fi/co; SAP S/4HANA @2015 < SAP | s/4 hana;
SAP MM < SAP; SAP SD < SAP; SAP PP < SAP; SAP PM < SAP | sap plant maintenance; SAP EWM < SAP;
SAP SuccessFactors | successfactors; SAP Ariba | ariba; SAP BW < SAP; SAP Business One < ERP;
Oracle E-Business Suite < ERP | oracle ebs; Oracle Financials | oracle fusion; Hyperion | oracle hyperion;
PeopleSoft; JD Edwards | jde; Microsoft Dynamics 365 @2016 | dynamics 365;
Microsoft Dynamics | ms dynamics;
Microsoft Dynamics 365 Business Central @2018 < Microsoft Dynamics 365, ERP | business central
  | dynamics 365 business central;
Microsoft Dynamics NAV < Microsoft Dynamics, ERP | navision | dynamics nav;
Microsoft Dynamics AX < Microsoft Dynamics, ERP | axapta | dynamics ax; DATEV | datev unternehmen online;
Lexware; =Addison; Cegid; Contaplus; A3 | a3con | a3nom; EBP; Silae; Pennylane @2020; Anaplan @2006;
Adaptive Insights | workday adaptive; BlackLine; OneStream; =Concur | sap concur; Coupa;
Bloomberg Terminal | bloomberg; FactSet; Capital IQ | s&p capital iq; Refinitiv | eikon; CaseWare;
IRIS accounting | iris accounts; TurboTax; Alphatax; CCH; Lacerte; ProSeries; ADP | adp workforce now;
Paychex; =Gusto @2011; BrightPay; TallyPrime | tally erp; Epicor; =Infor | infor ln | infor m3;
=Odoo @2005 < ERP | openerp; proALPHA; Yardi; MRI Software;
ERP | erp systems | erp system | erp-system | enterprise resource planning | erp-systeme | progiciel erp;
`,
  },
];
