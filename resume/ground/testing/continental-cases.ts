/** What may and may not be made of the lines of people who write in other languages. */
export const germanCases = `
bullet 0: Verhandlung von Rahmenverträgen mit 18 Lieferanten für Guss- und Drehteile
+ Zahlwort: Verhandlung von Rahmenverträgen mit achtzehn Lieferanten für Guss- und Drehteile
+ Verb: Verhandelte Rahmenverträge mit 18 Lieferanten für Guss- und Drehteile
+ kürzer: Verhandlung von Rahmenverträgen mit 18 Lieferanten
- Zahl: Verhandlung von Rahmenverträgen mit 80 Lieferanten für Guss- und Drehteile
- Umfang: Weltweite Verhandlung von Rahmenverträgen mit 18 Lieferanten für Guss- und Drehteile
- Werkzeug: Verhandlung von Rahmenverträgen mit 18 Lieferanten in SAP Ariba
- Summe: Verhandlung von Rahmenverträgen über 5 Mio. € mit 18 Lieferanten

bullet 0: Senkung der Materialkosten um 7 % durch Bündelung von Bedarfen
+ Form: Senkung der Materialkosten um sieben Prozent durch Bündelung von Bedarfen
+ Synonym: Reduzierung der Materialkosten um 7 Prozent durch Bündelung der Bedarfe
- Zahl: Senkung der Materialkosten um 17 % durch Bündelung von Bedarfen
- Gegenstand: Senkung der Personalkosten um 7 % durch Bündelung von Bedarfen

bullet 0: Unterstützung des Projektteams bei der Einführung von SAP MM
+ Synonym: Mitarbeit im Projektteam bei der Einführung von SAP MM
+ Verb: Unterstützte das Projektteam bei der Einführung von SAP MM
- Verb: Leitung des Projektteams bei der Einführung von SAP MM
- ohne Hilfe: Einführung von SAP MM
- Werkzeug: Unterstützung des Projektteams bei der Einführung von SAP MM und S/4HANA

bullet 0: Betreuung von zwei Auszubildenden
+ Ziffer: Betreuung von 2 Auszubildenden
+ Azubi: Betreuung von zwei Azubis
- Zahl: Betreuung von zwölf Auszubildenden
- Personen: Führung von zwei Mitarbeitern

bullet 1: Bearbeitung von rund 1.500 Bestellungen pro Jahr
+ etwa: Bearbeitung von etwa 1500 Bestellungen pro Jahr
+ jährlich: Bearbeitung von rund 1.500 Bestellungen jährlich
- Zeitraum: Bearbeitung von rund 1.500 Bestellungen pro Monat
- mehr: Bearbeitung von über 1.500 Bestellungen pro Jahr

bullet 1: Teilnahme an Lieferantenaudits in Tschechien
+ Verb: Nahm an Lieferantenaudits in Tschechien teil
- Verb: Durchführung von Lieferantenaudits in Tschechien
- Ort: Teilnahme an Lieferantenaudits in Tschechien und China

language: Englisch (B2)
+ gleich: Englisch: B2
- höher: Englisch (C1)
- Wort: Englisch (verhandlungssicher)
- neu: Polnisch (A1)

education: Ausbildung zur Industriekauffrau (IHK)
+ gleich: Ausbildung zur Industriekauffrau (IHK), Berufsschule Kassel
- höher: Studium der Betriebswirtschaft, Kassel
- Bachelor: Bachelor of Arts Einkauf

title 0: Strategische Einkäuferin
+ gleich: Strategische Einkäuferin
- höher: Leiterin Strategischer Einkauf
- anders: Senior Strategische Einkäuferin

skills:
+ gleich: SAP MM
+ Wort: Rahmenverträge
- verneint: SAP Ariba
- neu: Zollabwicklung

summary: Einkäuferin mit sechs Jahren Erfahrung im Maschinenbau. Keine Erfahrung mit SAP Ariba.
+ Ziffer: Einkäuferin mit 6 Jahren Erfahrung im Maschinenbau.
- Jahre: Einkäuferin mit zehn Jahren Erfahrung im Maschinenbau.
- verneint: Einkäuferin mit sechs Jahren Erfahrung im Maschinenbau und mit SAP Ariba.
- Branche: Einkäuferin mit sechs Jahren Erfahrung in der Luftfahrt.
`;

export const frenchCases = `
bullet 0: Enseignement à une classe de CE2 de 26 élèves
+ mots: Enseignement à une classe de CE2 de vingt-six élèves
- nombre: Enseignement à une classe de CE2 de 36 élèves
- niveau: Enseignement à une classe de CM2 de 26 élèves
- ajout: Enseignement bilingue à une classe de CE2 de 26 élèves

bullet 0: Participation à la rédaction du projet d’école 2021
+ synonyme: Contribution à la rédaction du projet d’école 2021
+ verbe: A participé à la rédaction du projet d’école 2021
- verbe: Rédaction du projet d’école 2021
- pilotage: Pilotage de la rédaction du projet d’école 2021
- année: Participation à la rédaction du projet d’école 2023

bullet 0: Mise en place d’un potager avec trois classes
+ chiffre: Mise en place d’un potager avec 3 classes
- nombre: Mise en place d’un potager avec huit classes
- effet: Mise en place d’un potager avec trois classes, permettant de réduire les déchets

bullet 0: Hausse de la part d’élèves lecteurs de 64 % à 79 % entre 2018 et 2020
+ points: Hausse de 15 points de la part d’élèves lecteurs (de 64 % à 79 %) entre 2018 et 2020
+ synonyme: Augmentation de la part d’élèves lecteurs de 64 à 79 pour cent entre 2018 et 2020
- nombre: Hausse de la part d’élèves lecteurs de 64 % à 89 % entre 2018 et 2020
- points: Hausse de 25 points de la part d’élèves lecteurs entre 2018 et 2020
- sens: Hausse de la part d’élèves lecteurs de 79 % à 64 % entre 2018 et 2020

bullet 1: Surveillance de l’étude et aide aux devoirs pour 15 élèves
+ ordre: Aide aux devoirs pour 15 élèves et surveillance de l’étude
- nombre: Surveillance de l’étude et aide aux devoirs pour 50 élèves
- verbe: Direction de l’étude et aide aux devoirs pour 15 élèves

language: Anglais (B1)
+ égal: Anglais (intermédiaire)
- plus: Anglais (courant)
- nouveau: Espagnol (B1)

education: Master MEEF premier degré
+ égal: Master MEEF premier degré, INSPÉ de Nantes
- plus: Doctorat en sciences de l’éducation
- école: Master MEEF premier degré, Sorbonne

title 1: Assistante d’éducation
+ égal: Assistante d’éducation
- plus: Conseillère principale d’éducation
- titre: Directrice d’école

summary: Professeure des écoles depuis neuf ans. Sans expérience en direction.
+ chiffre: Professeure des écoles depuis 9 ans.
- durée: Professeure des écoles depuis quinze ans.
- négation: Professeure des écoles depuis neuf ans avec expérience en direction.

skills:
+ égal: Pronote
+ mots: Aide aux devoirs
- nouveau: Montessori
- nié: Direction
`;

export const spanishCases = `
bullet 0: Gestión de 450 facturas al mes con Sage 50
+ mensual: Gestión mensual de 450 facturas con Sage 50
+ verbo: Gestioné 450 facturas al mes con Sage 50
- número: Gestión de 4.500 facturas al mes con Sage 50
- herramienta: Gestión de 450 facturas al mes con SAP
- periodo: Gestión de 450 facturas al día con Sage 50

bullet 0: Apoyo al director financiero en el cierre anual
+ sinónimo: Ayuda al director financiero en el cierre anual
- verbo: Dirección del cierre anual
- título: Cierre anual como director financiero

bullet 0: Reducción del plazo medio de cobro de 62 a 48 días
+ derivado: Reducción del plazo medio de cobro en 14 días, de 62 a 48
+ sinónimo: Disminución del plazo medio de cobro de 62 a 48 días
- número: Reducción del plazo medio de cobro de 62 a 38 días
- unidad: Reducción del plazo medio de cobro de 62 a 48 horas
- sentido: Reducción del plazo medio de cobro de 48 a 62 días

bullet 1: Atención telefónica y archivo de albaranes
+ orden: Archivo de albaranes y atención telefónica
- idioma: Atención telefónica en inglés y archivo de albaranes

language: Inglés (B1)
+ igual: Inglés (intermedio)
- más: Inglés (C1)
- nativo: Inglés (nativo)

education: Técnico Superior en Administración y Finanzas
+ igual: Técnico Superior en Administración y Finanzas, IES Sierra Alta
- más: Grado en Administración y Finanzas

title 1: Auxiliar administrativo
+ igual: Auxiliar administrativo
- auxiliar: Administrativo
- jefe: Jefe administrativo

summary: Administrativo con siete años en empresas de transporte.
+ cifra: Administrativo con 7 años en empresas de transporte.
- años: Administrativo con quince años en empresas de transporte.
- sector: Administrativo con siete años en banca.
`;

export const italianCases = `
bullet 0: Redazione di computi metrici per 12 cantieri residenziali
+ parole: Redazione di computi metrici per dodici cantieri residenziali
+ sinonimo: Stesura di computi metrici per 12 cantieri residenziali
- numero: Redazione di computi metrici per 22 cantieri residenziali
- ambito: Redazione di computi metrici per 12 cantieri residenziali e industriali

bullet 0: Collaborazione alla direzione lavori di un edificio da 3,2 milioni di euro
+ formato: Collaborazione alla direzione lavori di un edificio da 3,2 mln €
+ sinonimo: Supporto alla direzione lavori di un edificio da 3,2 milioni di euro
- verbo: Direzione lavori di un edificio da 3,2 milioni di euro
- importo: Collaborazione alla direzione lavori di un edificio da 32 milioni di euro
- valuta: Collaborazione alla direzione lavori di un edificio da 3,2 milioni di dollari

bullet 0: Rilievi con stazione totale e AutoCAD
+ ordine: Rilievi con AutoCAD e stazione totale
- strumento: Rilievi con stazione totale, AutoCAD e Revit
- drone: Rilievi con drone e AutoCAD

language: Inglese (A2)
+ uguale: Inglese: A2
- di più: Inglese (B2)
- fluente: Inglese (fluente)

education: Diploma di geometra
+ uguale: Diploma di geometra, ITG Bodoni
- laurea: Laurea in ingegneria civile

summary: Geometra con cinque anni in cantieri residenziali.
+ cifra: Geometra con 5 anni in cantieri residenziali.
- anni: Geometra con nove anni in cantieri residenziali.
`;

export const portugueseCases = `
bullet 0: Atendimento de cerca de 90 utentes por dia
+ aproximado: Atendimento de aproximadamente 90 utentes por dia
+ palavras: Atendimento de cerca de noventa utentes por dia
- número: Atendimento de cerca de 190 utentes por dia
- mais: Atendimento de mais de 90 utentes por dia
- período: Atendimento de cerca de 90 utentes por hora

bullet 0: Apoio à diretora técnica na gestão de stocks
+ sinónimo: Ajuda à diretora técnica na gestão de stocks
- verbo: Gestão de stocks
- título: Diretora técnica com gestão de stocks

bullet 0: Formação de duas estagiárias
+ algarismo: Formação de 2 estagiárias
- número: Formação de doze estagiárias
- pessoas: Formação de duas farmacêuticas

education: Mestrado Integrado em Ciências Farmacêuticas
+ igual: Mestrado Integrado em Ciências Farmacêuticas, Universidade do Minho
- mais: Doutoramento em Ciências Farmacêuticas
- escola: Mestrado Integrado em Ciências Farmacêuticas, Universidade de Lisboa

language: Inglês (B2)
+ igual: Inglês – B2
- mais: Inglês (C2)

summary: Farmacêutica com quatro anos em farmácia comunitária.
+ algarismo: Farmacêutica com 4 anos em farmácia comunitária.
- anos: Farmacêutica com catorze anos em farmácia comunitária.
- área: Farmacêutica com quatro anos em farmácia hospitalar.
`;

export const dutchCases = `
bullet 0: Planning van 35 ritten per dag met Transpas
+ woord: Planning van vijfendertig ritten per dag met Transpas
+ dagelijks: Dagelijkse planning van 35 ritten met Transpas
- getal: Planning van 55 ritten per dag met Transpas
- systeem: Planning van 35 ritten per dag met Transpas en SAP
- omvang: Internationale planning van 35 ritten per dag met Transpas

bullet 0: Ondersteuning van de teamleider bij het maken van roosters
+ synoniem: Hulp aan de teamleider bij het maken van roosters
- werkwoord: Leiding over het maken van roosters
- titel: Teamleider bij het maken van roosters

bullet 0: Verlaging van de wachttijd van 45 naar 30 minuten
+ afgeleid: Verlaging van de wachttijd met 15 minuten, van 45 naar 30
+ synoniem: Vermindering van de wachttijd van 45 naar 30 minuten
- getal: Verlaging van de wachttijd van 45 naar 10 minuten
- omgekeerd: Verlaging van de wachttijd van 30 naar 45 minuten
- eenheid: Verlaging van de wachttijd van 45 naar 30 uur

language: Duits (A2)
+ gelijk: Duits: A2
- hoger: Duits (vloeiend)

education: MBO 4 Logistiek supervisor
+ gelijk: MBO 4 Logistiek supervisor, Nova College
- hoger: HBO Logistiek
`;

export const polishCases = `
bullet 0: Prowadzenie akt osobowych 240 pracowników
+ liczba słownie: Prowadzenie akt osobowych dwustu czterdziestu pracowników
- liczba: Prowadzenie akt osobowych 420 pracowników
- zakres: Prowadzenie akt osobowych i płac 240 pracowników
- czasownik: Kierowanie zespołem 240 pracowników

bullet 0: Wsparcie kierownika przy wdrożeniu systemu Enova
+ synonim: Pomoc kierownikowi przy wdrożeniu systemu Enova
- czasownik: Wdrożenie systemu Enova
- tytuł: Kierownik wdrożenia systemu Enova
- system: Wsparcie kierownika przy wdrożeniu systemu SAP

bullet 0: Skrócenie czasu rekrutacji z 40 do 28 dni
+ procent: Skrócenie czasu rekrutacji o 30% (z 40 do 28 dni)
+ dni: Skrócenie czasu rekrutacji o 12 dni, z 40 do 28
- liczba: Skrócenie czasu rekrutacji z 40 do 18 dni
- procent: Skrócenie czasu rekrutacji o 50%
- jednostka: Skrócenie czasu rekrutacji z 40 do 28 godzin

language: Angielski (B1)
+ równe: Angielski – B1
- wyżej: Angielski (C1)
- biegle: Angielski (biegły)

education: Licencjat, Zarządzanie
+ równe: Licencjat, Zarządzanie, Uniwersytet Kujawski
- wyżej: Magister, Zarządzanie

skills:
+ równe: Płatnik
- nowe: SAP HR
`;
