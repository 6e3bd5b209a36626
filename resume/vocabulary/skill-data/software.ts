import type {SkillTable} from '../skill-table.ts';

/** Languages, frameworks and methods of making software. */
export const software: readonly SkillTable[] = [
  {
    kind: 'tool',
    rows: `
Python @1991 | python3 | python programming; Java @1995 | java se;
Java EE @1999 < Java | j2ee | jakarta ee; JavaScript @1995 | =JS | ecmascript | es6 | es2015 | vanilla js;
TypeScript @2012 < JavaScript | =TS; !C | c programming | c language | ansi c | embedded c;
C++ | cpp | c plus plus; C# @2000 | csharp | c sharp; !Go @2009 | golang | go lang | go programming;
=Rust @2010 | rust lang; =Ruby @1995; PHP @1995 | php7 | php8; =Swift @2014; Kotlin @2011; =Scala @2004;
!R @1993 | r programming | r language | >RStudio @2011 | >tidyverse @2016 | >ggplot2 @2007; =Perl;
Haskell; Erlang; =Elixir @2012; Clojure @2007; F# @2005; =Dart @2011; =Julia @2012; =Lua;
Objective-C | objc; COBOL; Fortran; MATLAB @1984;
VBA | visual basic for applications | excel vba | vba macros; Visual Basic | vb6 | >VB.NET @2002;
=ABAP | sap abap; =Apex @2007 | salesforce apex; =Groovy; Assembly language | =ASM; =Ada; =Prolog;
=Lisp | common lisp; =Solidity @2014; =Zig @2016; PowerShell @2006;
=Bash < Shell scripting | bash scripting | bash scripts;
Shell scripting | shell script | shell scripts | unix shell; HTML | html5; CSS | css3; =Sass | scss;
!LESS; Tailwind CSS @2017 | tailwind; =Bootstrap @2011; XML | >XSLT | >XSD; JSON; YAML;
Regular expressions | regex | regexp; =React @2013 < JavaScript | react.js | reactjs | >React hooks @2019;
React Native @2015 < JavaScript; Redux @2015 | >Redux Toolkit @2019; Next.js @2016 < React | nextjs;
Angular @2016 < TypeScript | angular 2+; AngularJS @2010 | angular.js;
Vue.js @2014 < JavaScript | =Vue | vuejs | vue 3 | >Vuex @2015 | >Pinia @2019;
Nuxt @2016 < Vue.js | nuxt.js; =Svelte @2016 | >SvelteKit @2020; Ember.js @2011;
jQuery @2006 < JavaScript; D3.js @2011 | =D3; Three.js @2010; WebGL; !Remix @2020; =Gatsby @2015;
!Astro @2021; =Storybook @2016; =Webpack @2012; =Vite @2020; =Babel @2014; ESLint @2013; npm @2010;
Node.js @2009 < JavaScript | =Node | nodejs; Deno @2018; Express.js @2010 | expressjs | !Express;
NestJS @2017 | nest.js; Django @2005 < Python; Django REST framework @2011 < Django | =DRF;
=Flask @2010 < Python; FastAPI @2018 < Python; Ruby on Rails @2004 < Ruby | =Rails | =RoR;
Laravel @2011 < PHP; Symfony @2005 < PHP; Spring Boot @2014 < Spring Framework | springboot;
Spring Framework @2003 < Java | =Spring | >Spring MVC | >Spring Cloud @2015; =Hibernate @2001 < Java;
Java Persistence API | =JPA;
.NET @2002 | .net framework | dotnet | >.NET Core @2016 | >ASP.NET @2002 | >ASP.NET Core @2016
  | >.NET 8 @2023;
Entity Framework @2008 | ef core; Blazor @2018; =WPF | windows presentation foundation;
WinForms | windows forms; Xamarin @2011; =MAUI | .net maui; Flutter @2017; SwiftUI @2019; UIKit;
Jetpack Compose @2021; Android SDK @2008 | android development | >Android Studio @2013;
iOS development @2008 | ios sdk; Xcode @2003; =Ionic @2013; Cordova @2009 | phonegap;
=Electron @2013 | electron.js; Unity @2005 | unity3d; Unreal Engine @1998 | =UE5 | =UE4; Godot @2014;
Qt @1995; OpenGL; Vulkan @2016; WordPress @2003 | =WP; Drupal @2001; Joomla @2005;
Shopify @2006 | >Shopify Liquid; Magento @2008 | adobe commerce; WooCommerce @2011; Contentful @2013;
Sitecore; TYPO3; Adobe Experience Manager | =AEM; Webflow @2013; Salesforce Commerce Cloud;
GraphQL @2015 | >Apollo GraphQL; gRPC @2015;
REST API | restful | rest apis | restful api | restful services | rest services | =REST
  | rest-schnittstellen;
=SOAP | soap api; WebSockets | websocket; OAuth | oauth2 | oauth 2.0; OpenID Connect @2014 | =OIDC; =SAML;
JWT | json web token; OpenAPI | =Swagger; =Postman @2012; Protocol Buffers | protobuf;
Git @2005 < Version control | git flow; GitHub @2008 < Git; GitLab @2011 < Git; Bitbucket @2008;
SVN | subversion; =Mercurial; !Jest @2014; Vitest @2021; =Mocha @2011; =Cypress @2017; Playwright @2020;
=Selenium @2004 | selenium webdriver; =Puppeteer @2017; JUnit @1997; TestNG; pytest @2004; RSpec;
=Cucumber @2008 | >Gherkin; Appium @2012; JMeter @1998; k6 @2017; =Gatling; LoadRunner; SonarQube @2007;
TestRail; Robot Framework; xUnit; NUnit; Mockito; Visual Studio Code @2015 | vs code | vscode;
Visual Studio; IntelliJ IDEA | intellij; !Eclipse; Vim | neovim;
Jupyter @2014 | jupyter notebook | jupyter notebooks | jupyterlab; =Maven; =Gradle; CMake; Bazel @2015;
GitHub Copilot @2021 | =Copilot; !Cursor @2023 | cursor ide; Claude Code @2025; Arduino @2005;
Raspberry Pi @2012; =ROS | ros2 | robot operating system; Real-time operating systems | =RTOS | >FreeRTOS;
=STM32; =VHDL; Verilog | >SystemVerilog; =FPGA | fpgas; =CUDA @2007; OpenCV @2000; =MPI; OpenMP;
LabVIEW @1986; Simulink; =AUTOSAR; CAN bus | >CANopen; =CANoe; Modbus; =MQTT; OPC UA; Yocto;
Embedded Linux; Bluetooth Low Energy @2010 | =BLE; =JTAG; Blockchain @2008; Ethereum @2015;
Hyperledger @2015;
`,
  },
  {
    kind: 'technical',
    rows: `
Software development | software engineering | softwareentwicklung | développement logiciel
  | desarrollo de software | sviluppo software | desenvolvimento de software | softwareontwikkeling
  | tworzenie oprogramowania | application development | anwendungsentwicklung;
Web development | webentwicklung | développement web | desarrollo web | sviluppo web;
Front-end development | front end | frontend development | frontend-entwicklung
  | front-end web development;
Back-end development | backend development | back end | backend services | backend-entwicklung;
Full-stack development | full stack | fullstack;
Mobile development | mobile app development | mobile apps; Game development;
Embedded systems | embedded software | embedded development | eingebettete systeme | systèmes embarqués
  | sistemas embebidos;
Firmware development | firmware;
Object-oriented programming | =OOP | object oriented design | objektorientierte programmierung
  | programmation orientée objet | programación orientada a objetos;
Functional programming | funktionale programmierung; Design patterns | entwurfsmuster;
Data structures | algorithms and data structures | data structures and algorithms;
Algorithms | algorithm design | algorithmen;
Concurrency | multithreading | multi-threading | parallel programming;
Distributed systems | verteilte systeme | systèmes distribués | sistemas distribuidos;
Microservices @2011 | microservice | microservice architecture | mikroservices;
Event-driven architecture | event driven | >Event sourcing | >=CQRS; Domain-driven design @2003 | =DDD;
Service-oriented architecture | =SOA;
Software architecture | softwarearchitektur | architecture logicielle | arquitectura de software
  | system design | systems design | solution architecture;
API design | api development | api-entwicklung; API integration | api integrations | rest integration;
System integration | systems integration | systemintegration | intégration de systèmes;
Message queues | message queue | message broker | message brokers;
Test-driven development | =TDD | testgetriebene entwicklung;
Behaviour-driven development | behavior driven development | =BDD;
Unit testing | unit tests | unit-tests | tests unitaires | pruebas unitarias;
Integration testing | integration tests; End-to-end testing | e2e testing | e2e tests;
Test automation | automated testing | automated tests | testautomatisierung | automatisation des tests
  | automatización de pruebas;
Manual testing | manual qa; Regression testing | regression tests;
Performance testing | load testing | lasttests; Usability testing | user testing | usability tests;
Acceptance testing | =UAT | user acceptance testing | user acceptance tests;
Test planning | test plans | test cases | test case design;
Software testing | =QA testing | software quality assurance | softwaretest | =SQA;
Debugging | troubleshooting code | fehlersuche im code; Code review | code reviews | peer review of code;
Refactoring | code refactoring; Pair programming | mob programming; Clean code | =SOLID;
Version control | source control | versionsverwaltung | gestion de versions;
Technical documentation | technische dokumentation | documentation technique | documentación técnica;
Performance optimisation | performance optimization | performance tuning;
Accessibility | web accessibility | =a11y | >=WCAG @1999 | barrierefreiheit | accessibilité
  | accesibilidad | >Screen reader testing;
Responsive design | responsive web design; Single-page applications | =SPA | single page application;
Progressive web apps | =PWA | progressive web app; Internationalisation | internationalization | =i18n;
Localisation | localization; Caching; Search engines | full-text search; Web scraping | scraping;
Cross-platform development; Computer vision | vision par ordinateur; Image processing | bildverarbeitung;
Robotics | robotik | robotique | robótica; Control systems | control engineering | regelungstechnik;
Signal processing | =DSP | digital signal processing; Low-code development | low code | no-code;
Robotic process automation @2012 | =RPA; UiPath @2012; Power Apps @2016 | powerapps;
Power Automate @2016 | microsoft flow; Power Platform @2018; Open source | open-source software;
`,
  },
];
