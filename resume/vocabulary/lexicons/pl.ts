import type {Lexicon} from './lexicon.ts';

export const polish: Lexicon = {
  functions: `i oraz a w we z ze na do od dla przy przez po o u pod nad za jako ktory ktora ktore ktorych ktorzy to ten ta te tych tym sie jest
    sa byl byla bylo byli byc jak takze rowniez moj moja moje ja mnie mi nas nasz swoj swoje jego jej ich im lub albo oraz podczas
    miedzy kazdy kazda wszystkie roznych rozne inne innych obecnie lacznie`,
  general: ``,
  scopes: ``,
  classes: ``,
  lightVerbs: `przeprowadzanie przeprowadzenie przeprowadzać wykonywanie wykonywać realizacja realizować`,
  strengths: {
    1: `wsparcie pomoc współpraca udział uczestnictwo wspieranie wspierać pomagać pomagał pomagałem pomagałam współpracować uczestniczyć
      asysta`,
    3: `instalacja instalowanie naprawa naprawianie programowanie zatwierdzanie audyt analiza nauczanie badania sprzedaż pozyskiwanie
      doradztwo montaż projektowanie projekt stworzenie tworzenie wdrożenie wdrażanie opracowanie zaprojektować stworzyć wdrożyć
      opracować negocjacje koordynacja koordynować szkolenie`,
    4: `zarządzanie zarządzać nadzór nadzorować odpowiedzialny odpowiedzialność administracja`,
    5: `kierownik dyrektor szef kierowanie kierować kierownictwo prowadzenie przewodniczenie dyrekcja`,
  },
  hedges: {
    some: `niektore niektorych czesciowo kilka`,
    share: `wspar* wspier* pomoc* pomag* wspolprac* udzial uczestni* asyst* wspoltworz* wspoludzial pod_nadzorem pod_kierunkiem
      czlonek_zespolu bral_udzial brala_udzial`,
    level: `podstawy poczatkuj* poziom_podstawowy`,
    condition: `okazjonaln* zastep* tymczasow* dorywcz* w_razie_potrzeby na_pol_etatu pod_nieobecnosc`,
    planned: `planowan* w_trakcie`,
    place: `finalist* nominowan* drugie_miejsce`,
    not: `nie nigdy zaden zadna zadnych bez ani brak`,
  },
  sections: {
    languages: 'mówi, języki',
    certifications: 'certyfikaty, posiadam',
    education: 'wykształcenie, dyplom',
    skills: 'umiejętności, znajomość, doświadczenie obejmuje',
    experience:
      'doświadczenie, praca, pracy, pracuję, pracowałam, obecnie, ostatnio, ostatnia, moja',
  },
  letter: {
    self: `ja mój moja moje moim mojej mnie mi nas nasz`,
    reader: `państwo państwa państwu pan pani`,
    courtesies: `dzień dobry szanowni państwo zespole poważaniem pozdrawiam aplikuję aplikacja kandydatura stanowisko ogłoszenie oferta chętnie
      rozmowa porozmawiam spotkać dziękuję czas zainteresowanie interesuje szukają wymagają doświadczenie praca pracuję pracowałam
      obecnie ostatnio firma możliwość ale`,
    wishes: `chętnie aplikuję kandydatura interesuje zainteresowanie chciałbym chciałabym możliwość`,
    plans: `rozwijać wspierać wnieść uczyć`,
    possessions: `doświadczenie umiejętność znajomość wiedza dyplom certyfikat`,
  },
  synonyms: `
wsparcie pomoc wspomaganie współpraca udział wspierać pomagać współpracować; zarządzanie kierowanie prowadzenie zarządzać kierować prowadzić; udział uczestnictwo współpraca uczestniczyć brać_udział;
przygotowanie przygotowywanie opracowanie sporządzanie przygotować przygotowywać opracować opracowywać sporządzać; redukcja zmniejszenie obniżenie skrócenie zmniejszyć obniżyć zredukować skrócić;
wzrost zwiększenie zwiększyć podnieść; organizacja planowanie organizowanie organizować planować; tworzenie opracowanie stworzenie tworzyć; szkolenie trening szkolić uczyć trenować; sprzedaż zbyt sprzedawać; klient nabywca;
sklep placówka; pracownik osoba; zespół grupa; miesięczny co_miesiąc na_miesiąc miesięcznie; tygodniowy co_tydzień tygodniowo; codzienny co_dzień dziennie; roczny co_rok rocznie; obsługa serwis obsługiwać;
konserwacja utrzymanie konserwować; naprawa naprawianie naprawiać; montaż instalacja montować; kontrola sprawdzanie kontrolować; wdrożenie wdrażanie wdrożyć; faktura rachunek; zamówienie zlecenie; raport sprawozdanie; uczeń student;
pacjent chory; analiza badanie analizować; negocjacje negocjowanie; zakup zaopatrzenie; nauczanie uczyć
`,
};
