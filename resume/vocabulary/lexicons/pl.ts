import type {Lexicon} from './lexicon.ts';

export const polish: Lexicon = {
  functions: `i oraz a w we z ze na do od dla przy przez po o u pod nad za jako ktory ktora ktore ktorych ktorym ktorej ktorzy to ten ta te tych tym tej tego tam tu
    sie jest sa byl byla bylo byli byc bylem bylam jestem jak takze rowniez moj moja moje ja mnie mi mna nas nasz swoj swoje swoja swojej swoim swoich swoim jego jej ich im
    lub albo podczas miedzy roznych rozne inne innych inny inna obecnie lacznie ok gdzie gdy kiedy wobec wedlug poprzez przed wraz bedac ma mam
    mial miala zostal zostala zostaly tez czyli m in np ds by aby natomiast zas juz jeszcze wokol obok poza wsrod celem ramach zakresie roku r bralem bralam brac biore jestesmy bardzo tego bede nastepnie`,
  general: `obecnie obecny aktualnie aktualny teraz dziś dzisiaj wcześniej wcześniejszy poprzednio poprzedni przedtem dawniej uprzednio potem później
    następnie kolejno kolejny ostatnio ostatni niedawno dotychczas dotąd już jeszcze również także ponadto dodatkowo dodatkowy oprócz
    odpowiednio głównie główny_nurt szczególnie zwłaszcza konkretnie ten_sam taki podobny podobnie inny różny odmienny pewien własny dany istniejący
    dostępny potrzebny niezbędny konieczny zwykły typowy bieżący powszechny odpowiedni dotyczący związany następujący wymieniony tzw
    forma typ rodzaj sposób tryb ramy obszar zakres dziedzina branża pole temat kwestia aspekt strona część element punkt
    sprawa przypadek fakt rzecz liczba ilość kwota miejsce lokalizacja znajdujący okres czas trwanie moment etap faza okazja
    praca pracować pracuję pracowałem pracowałam zajmować zajęcie zawód zawodowy stanowisko funkcja rola kariera doświadczenie doświadczony
    praktyka początek zacząć zaczynać rozpocząć rozpoczęty kontynuować pozostać zostać przejść mieć posiadać dysponować obejmować obejmujący zawierać
    należeć znajdować mieścić pochodzić brać wziąć przyjąć_się dawać dać robić zrobić stosować stosowanie używać użycie użyciu wykorzystywać wykorzystanie
    korzystać pomocą_narzędzia narzędzie środek metoda zastosowanie znać znajomość wiedzieć uzyskać uzyskany zdobyć zdobyty nabyć ukończyć ukończony ukończenie
    mówić mówię posługiwać baza seria zestaw otrzymany otrzymać przychodzący wychodzący cel sens przebieg
    realizowany wykonany przeznaczony skierowany przykład przykładowo kontekst profil tło droga wchodzić mający charakter
    polegać dotyczyć odbywać odbyć pełnić przebywać wynosić wnosić spędzić trakcie powierzchnia wielkość zamiast_tego danych środowisko otoczenie język wysokość oparty opierać maksymalny maksymalnie wartość`,
  scopes: `zespół grupa zmiana brygada; dział oddział sklep warsztat placówka filia biuro szkoła klinika gabinet; gmina powiat miasto;
    region regionalny województwo wojewódzki; firma spółka przedsiębiorstwo organizacja; kraj polska krajowy ogólnopolski; europa europejski międzynarodowy świat światowy globalny`,
  classes: `system program oprogramowanie aplikacja platforma narzędzie baza język biblioteka urządzenie maszyna pojazd sprzęt materiał metoda
    technika procedura produkt usługa format norma standard rozwiązanie pakiet instalacja`,
  lightVerbs: `przeprowadzanie przeprowadzenie przeprowadzać przeprowadzić wykonywanie wykonywać wykonać wykonanie realizacja realizować dokonywać dokonywanie świadczyć
    świadczenie robić zajmować pełnić pełnienie odbywać prowadzenie_spraw prowadzenie prowadzić`,
  strengths: {
    1: `wsparcie pomoc współpraca udział uczestnictwo wspieranie wspierać wspomagać wspomaganie pomagać pomagał pomagałem pomagałam pomaganie współpracować uczestniczyć
      asysta asystować asystowanie wkład przyczynić`,
    3: `instalacja instalowanie naprawa naprawianie programowanie zatwierdzanie zatwierdzenie zatwierdzać audyt analiza nauczanie badania sprzedaż pozyskiwanie
      doradztwo projektowanie projekt stworzenie tworzenie wdrożenie wdrażanie wdrażać opracowanie zaprojektować stworzyć wdrożyć
      opracować negocjacje koordynacja koordynować szkolenie decydowanie decyzja certyfikacja automatyzacja optymalizacja usprawnienie wprowadzenie_nowego
      reprezentowanie ocena redukcja zwiększenie inicjowanie założenie uruchomienie planowanie składanie budowa budowanie zbudować`,
    4: `zarządzanie zarządzać nadzór nadzorować nadzorowanie odpowiedzialny odpowiedzialność odpowiadać odpowiadam administracja administrowanie samodzielnie samodzielny przepisywanie diagnoza diagnozowanie samodzielna niezależnie`,
    5: `kierownik dyrektor szef kierowanie kierować kieruję kierownictwo przewodniczenie przewodniczący dyrekcja dowodzenie lider liderka przywództwo brygadzista brygadzistka mistrz`,
  },
  hedges: {
    jointly: `wspolnie_z wspolnie_ze razem_z razem_ze we_wspolpracy_z wespol_z wspolnie w_parze_z`,
    some: `niektore niektorych czesciowo kilka czasami glownie przewaznie`,
    share: `wspar* wspier* wspomag* pomoc pomocy pomoc_przy pomoc_w pomag* pomogl* wspolpraca wspolpracy wspolprace wspolpracowa* wspolpracuj* udzial udzialu udziale
      uczestnictwo uczestniczy* uczestniczen* asysta asystowa* asystuj* wspoltworz* wspoludzial pod_nadzorem pod_kierunkiem pod_kierownictwem pod_okiem pod_opieka
      czlonek_zespolu czlonkini_zespolu bral_udzial brala_udzial biore_udzial bralem_udzial bralam_udzial wklad na_zlecenie pod_dyktando do_sprawdzenia bierze_udzial biore_udzial branie_udzialu`,
    level: `podstawy podstaw podstawow* poczatkuj* poziom_podstawowy elementarn*`,
    condition: `okazjonaln* zastep* zastap* tymczasow* dorywcz* w_razie_potrzeby na_pol_etatu pod_nieobecnosc sezonow* wolontari* w_zastepstwie
      co_drug* co_trzeci* co_czwart* co_dwa co_trzy co_cztery czasem doraznie jeden_weekend raz_na`,
    planned: `planowan* w_trakcie w_przygotowaniu w_toku przewidywan*`,
    place: `finalist* nominowan* drugie_miejsce`,
    not: `nie nigdy zaden zadna zadnych bez ani brak`,
  },
  sections: {
    languages: 'mówi, języki, mówię, znajomość języka',
    certifications: 'certyfikaty, posiadam, certyfikat, ukończony',
    education: 'wykształcenie, dyplom, studia, kwalifikacje, ukończone, absolwent',
    skills: 'umiejętności, znajomość, doświadczenie obejmuje, znajomością, obsługa, znam',
    experience:
      'doświadczenie, praca, pracy, pracuję, pracowałam, obecnie, ostatnio, ostatnia, moja, doświadczony, staż, zawodowe, kariera',
  },
  letter: {
    self: `ja mój moja moje moim mojej mnie mi nas nasz`,
    reader: `państwo państwa państwu państwem pan pani panu panią`,
    courtesies: `piszę odpowiada odpowiadałaby odpowiadałby pasuje dzień dobry szanowni państwo państwa zespole poważaniem pozdrawiam pozdrowienia aplikuję aplikować aplikacja kandydatura kandydaturę zgłaszam zgłosić ubiegam ubiegać stanowisko
      ogłoszenie oferta oferty chętnie rozmowa rozmowy rozmowie porozmawiam porozmawiać spotkać spotkam spotkanie spotkania dziękuję podziękować czas poświęcony uwaga uwagę zainteresowanie zainteresowaniem
      zainteresowało zainteresowana zainteresowany interesuje szukają szuka poszukują wymagają oczekują doświadczenie doświadczeniu praca pracy pracuję pracowałam pracowałem
      obecnie ostatnio firma firmie możliwość ale przeczytałam przeczytałem przeczytać czytałam czytam znalazłam zobaczyłam opublikowane związku odpowiedzi odpowiedź odpowiadając
      wyrazami wyrazy szacunku szacunkiem łączę serdecznie uprzejmie proszę prośba prosić opowiem opowiedzieć przedstawić przedstawiam swoim swoje pozostaję dyspozycji kontakt kontaktu
      cv życiorys list motywacyjny załączam załączeniu przesyłam chciałbym chciałabym mogę mogła mógłbym mogłabym będę byłoby byłabym szczęśliwa liczę nadzieja nadzieję mam
      dołączyć dołączenie wnieść wkład rozwijać uczyć nauczyć nowy nowe wyzwanie krok zawodowy zawodowe motywacja zmotywowana profil pasuje wymagania zadania obowiązki
      dostępna dostępny natychmiast osobiście szczegóły szczegółowo pytania informacje dodatkowe dlatego ponieważ bardzo wielkim dużym także również znana znane wdzięczny wdzięczna ukłonami uszanowaniem podziękowaniem kandydata jeszcze poziom poziomie`,
    wishes: `piszę odpowiada odpowiadałaby odpowiadałby pasuje chętnie aplikuję kandydatura interesuje zainteresowanie zainteresowaniem chciałbym chciałabym możliwość ubiegam zgłaszam ogłoszenie proszę nadzieja liczę`,
    plans: `rozwijać wspierać wnieść uczyć dołączyć kierować nauczyć poszerzać nauczę nauczyć nauka tego`,
    possessions: `doświadczenie umiejętność znajomość wiedza dyplom certyfikat`,
  },
  synonyms: `
wsparcie pomoc wspomaganie współpraca udział wspierać pomagać współpracować asysta; zarządzanie kierowanie zarządzać kierować; udział uczestnictwo współpraca uczestniczyć brać_udział wkład;
przygotowanie przygotowywanie opracowanie sporządzanie przygotować przygotowywać opracować opracowywać sporządzać sporządzenie sporządzić pisanie pisać napisać redagowanie; redukcja zmniejszenie obniżenie skrócenie zmniejszyć obniżyć zredukować skrócić spadek spaść zmniejszony mniej mniejszy krótszy;
wzrost zwiększenie zwiększyć podnieść podniesienie wzrosnąć więcej większy; organizacja planowanie organizowanie organizować planować układanie; tworzenie opracowanie stworzenie tworzyć; szkolenie trening szkolić uczyć trenować przeszkolić przeszkolenie wdrażanie przyuczanie; sprzedaż zbyt sprzedawać; klient nabywca interesant;
sklep placówka; pracownik osoba zatrudniony; zespół grupa; miesięczny comiesięczny co_miesiąc na_miesiąc miesięcznie w_miesiącu każdego_miesiąca; tygodniowy cotygodniowy co_tydzień tygodniowo na_tydzień w_tygodniu każdego_tygodnia; codzienny co_dzień dziennie codziennie na_dzień każdego_dnia w_ciągu_dnia; roczny coroczny doroczny co_rok rocznie co_roku na_rok w_roku każdego_roku; kwartalnie kwartalny co_kwartał na_kwartał; obsługa serwis obsługiwać; obsługa praca prowadzenie;
konserwacja utrzymanie konserwować utrzymywać; naprawa naprawianie naprawiać naprawić usuwanie_usterek; montaż instalacja montować zamontować zainstalować instalowanie; kontrola sprawdzanie kontrolować sprawdzać weryfikacja weryfikować badanie; wdrożenie wdrażanie wdrożyć wprowadzenie; wprowadzanie wprowadzać wprowadzenie rejestrowanie rejestrować ewidencja; faktura rachunek; zamówienie zlecenie; raport sprawozdanie; uczeń student; podopieczny pacjent mieszkaniec;
pacjent chory; analiza badanie analizować analizowanie; negocjacje negocjowanie negocjować; zakup zaopatrzenie kupować; nauczanie uczyć nauczać uczę lekcje; prowadzenie prowadzić; pielęgnacja pielęgnować opieka opiekować; księgowanie księgować zaksięgować; wystawianie wystawiać wystawić sporządzanie; naliczanie naliczać;
rozpatrywanie rozpatrywać rozpatrzenie; wniosek podanie; umowa kontrakt; zastępowanie zastępstwo zastępować zastąpić; urlop wakacje; dyżur zmiana; kasa kasowanie; uzupełnianie dokładanie wykładanie; towar produkt artykuł; kompletowanie kompletować zbieranie pakowanie; skaner czytnik; stolik stół; rysunek szkic; rysować rysunek; próbka próba; przyjmowanie przyjmować przyjęcie przyjąć witanie; gość odwiedzający; meldowanie meldować zameldowanie; odbieranie odbierać; telefon telefoniczny telefonicznie; archiwizacja archiwizować archiwizowanie; dokument dokumentacja; dokumentacja dokumentowanie;
uzgadnianie uzgodnienie uzgadniać; rozliczanie rozliczenie rozliczać; korespondencja poczta; e-mail mail; spotkanie zebranie; reklamacja skarga; transport przewóz przewozić; jazda kierowanie prowadzenie; załadunek ładowanie załadować; rozładunek rozładować; dostawa dostarczanie dostarczać doręczanie; wysyłka wysyłać; pakowanie pakować; gotowanie gotować przyrządzanie; sprzątanie sprzątać czyszczenie; spawanie spawać; malowanie malować; budowa budowanie budować wznoszenie; produkcja produkować wytwarzanie;
tłumaczenie tłumaczyć przekład; prezentacja prezentować; publikacja publikować; pomiar mierzyć; test testować testowanie; programowanie programować; migracja przeniesienie; doradztwo doradzać doradzanie; informowanie informacja informować; rekrutacja rekrutować nabór; poprawianie poprawka korekta; ocena oceniać ocenianie; nadzór nadzorować; dostawca kontrahent; samochód auto pojazd; ciężarówka samochód_ciężarowy; mieszkanie lokal; dom budynek; program oprogramowanie aplikacja system; używać stosować korzystać użycie stosowanie za_pomocą przy_użyciu; rozwiązanie rozwiązywanie; odwiedziny wizyta; sporządzać wykonywać; nowy świeży; praca zatrudnienie; kolega współpracownik; połowa pół; wspólnie razem; fakturowanie faktura; zamknięcie zamykanie; sala sale;
niemcy niemczech niemiec; austria austriacki; szwajcaria szwajcarski; włochy włoszech włoch; holandia niderlandy; belgia belgijski; wielka_brytania brytyjski; irlandia irlandzki; czechy czechach; węgry węgrzech; chiny chinach; europa europejski;
wydawanie wydawać wydanie wydaję; doradzanie doradztwo doradzać; wyszukiwanie wyszukiwać; pomiar mierzyć pomiary; obliczenia obliczać obliczanie; poprawianie poprawiać; na_noc każdej_nocy co_noc; usuwanie usuwać naprawa; układanie układać ustalanie; zajęcia warsztaty; skrócenie skrócić skrócony; awaria usterka; montaż montować;
ciąć tnę cięcie; układać ułożyć układanie; kupić kupować kupno zakup; sprzedać sprzedawać sprzedaż; brać wziąć; zbudować budować; opiekować opieka opiekuję; aktualizować aktualizacja; kosztorys wycena kosztorysowanie; otworzyć otwieranie otwarcie; zamknąć zamykanie; zebrać zbieranie zbiór; szyć szycie uszyć; piec pieczenie wypiek; myć mycie; wozić przewóz wożenie; strzyc strzyżenie; skracać skrócenie skrócić
`,
};
